/** A board's style applies on its game's own pages only: `:root[data-game="…"]` encloses every rule of its folder. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { test } from "node:test";

/** What a style sheet holds outside of all braces: selectors and at-rules. */
function topLevel(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  const text = css.replace(/\/\*.*?\*\//gs, "");
  for (let at = 0; at < text.length; at++) {
    if (depth === 0 && "{;".includes(text[at] ?? "")) found.push(text.slice(start, at).trim());
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0 && "};".includes(text[at] ?? "")) start = at + 1;
  }
  return found;
}

function unscoped(css: string, game: string): string[] {
  const isScoped = (rule: string) =>
    rule === `:root[data-game="${game}"]` || rule.startsWith("@import ") || rule.startsWith(`@keyframes ${game}-`);
  return topLevel(css).filter((rule) => !isScoped(rule));
}

test("no rule of a board's style applies to other pages", () => {
  const sheets = globSync("src/boards/*/*.css");
  assert.ok(sheets.length >= 4);
  for (const sheet of sheets)
    assert.deepEqual(unscoped(readFileSync(sheet, "utf8"), basename(dirname(sheet))), [], sheet);
});

test("a rule outside of the scope is found", () => {
  const scoped = `@import "./x.css"; /* .a { } */ :root[data-game="go"] { .stone { fill: red; } } @keyframes go-fall { to { y: 1px } }`;
  assert.deepEqual(unscoped(scoped, "go"), []);
  assert.deepEqual(unscoped(`${scoped} .stone { fill: blue; }`, "go"), [".stone"]);
  assert.deepEqual(unscoped(`@media print { .stone { fill: none; } }`, "go"), ["@media print"]);
  assert.deepEqual(unscoped(`:root[data-game="chess"] { } @keyframes fall { }`, "go"), [
    `:root[data-game="chess"]`,
    "@keyframes fall",
  ]);
});
