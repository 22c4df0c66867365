/** The folders of src are layers: each imports only earlier ones of this list, and boards do not import each other. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { test } from "node:test";

const LAYERS = [
  "wire",
  "words",
  "frame",
  "kit",
  "seats",
  "boards",
  "rules",
  "dice",
  "lobby",
  "table",
  "learn",
  "review",
  "replay",
  "mine",
  "main.tsx",
];
const EXPORT = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
const GENERATED = /^wire\/(protocol|views)|\/language\.ts$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** What is wrong with an import, both named from src; null if nothing is. */
function objection(from: string, to: string): string | null {
  const [layer = "", game] = from.split("/");
  const [other = "", otherGame] = to.split("/");
  if (LAYERS.indexOf(other) > LAYERS.indexOf(layer)) return `${from} imports ${to}, of a later layer`;
  const isBoard = layer === "boards" && from.split("/").length > 2;
  if (isBoard && other === "boards" && otherGame !== game) return `${from} imports ${to}, which is not its own`;
  return null;
}

const files = globSync("src/**/*.{ts,tsx}").map((file) => file.split(sep).join("/").slice("src/".length));

test("every file stands in a layer and imports none that comes later", () => {
  assert.ok(files.length > 100);
  assert.deepEqual([...new Set(files.map((file) => file.split("/")[0]))].sort(), [...LAYERS].sort());
  const objections = files.flatMap((file) =>
    [...readFileSync(join("src", file), "utf8").matchAll(IMPORT)].map(([, path = ""]) =>
      objection(file, join(dirname(file), path).split(sep).join("/")),
    ),
  );
  assert.ok(objections.length > 500);
  assert.deepEqual(objections.filter(Boolean), []);
});

test("an import against the order is found", () => {
  assert.ok(objection("kit/grid.ts", "table/store.ts"));
  assert.ok(objection("wire/api.ts", "boards/go/index.tsx"));
  assert.ok(objection("boards/go/index.tsx", "boards/chess/motion.ts"));
  assert.ok(objection("boards/go/index.tsx", "boards/load.ts"));
  assert.equal(objection("boards/go/index.tsx", "boards/go/motion.ts"), null);
  assert.equal(objection("boards/load.ts", "boards/plain/index.tsx"), null);
  assert.equal(objection("table/store.ts", "kit/board.ts"), null);
});

test("every export is used by another file", () => {
  const texts = new Map(files.map((file) => [file, readFileSync(join("src", file), "utf8")]));
  for (const file of globSync("tests/*.ts")) texts.set(file, readFileSync(file, "utf8"));
  const unused = files
    .filter((file) => !GENERATED.test(file))
    .flatMap((file) => [...(texts.get(file) ?? "").matchAll(EXPORT)].map(([, name = ""]) => ({ file, name })))
    .filter(
      ({ file, name }) => ![...texts].some(([other, text]) => other !== file && new RegExp(`\\b${name}\\b`).test(text)),
    );
  assert.deepEqual(unused, []);
});
