// Bundles the client: node build.mjs FOLDER writes hashed files, each also compressed, index.html and manifest.json.

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const into = process.argv[2];
if (!into) throw new Error("Usage: node build.mjs FOLDER");

/** Turns a file of drawings (its form is described in core/drawing/art.py) into an object of markup by name. */
const art = {
  name: "art",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svg$/ }, ({ path }) => {
      const drawings = {};
      const put = (whole, name, rest) => (name in drawings ? `<g${rest}>${drawings[name]}</g>` : whole);
      for (const [, name, markup] of readFileSync(path, "utf8")
        .replace(/\s*\n\s*/g, "")
        .matchAll(/<symbol id="([\w-]+)">(.*?)<\/symbol>/g))
        drawings[name] = markup.replace(/<use href="#([\w-]+)"([^>]*)\/>/g, put);
      return { contents: JSON.stringify(drawings), loader: "json" };
    }),
};

/** Limits a game's colours to what bears its name: the page of a table, and the text of its rules. */
const colours = {
  name: "colours",
  setup: ({ onLoad }) =>
    onLoad({ filter: /games.\w+.drawing.colours\.css$/ }, ({ path }) => {
      const game = basename(dirname(dirname(path)));
      return { contents: readFileSync(path, "utf8").replace(":root", `[data-game="${game}"]`), loader: "css" };
    }),
};

/** Provides the module `igroteka:boards`: the manifests of all folders in src/boards. */
const manifests = {
  name: "manifests",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^igroteka:boards$/ }, ({ path }) => ({ path, namespace: "manifests" }));
    onLoad({ filter: /./, namespace: "manifests" }, () => {
      const games = globSync("src/boards/*/manifest.ts", { cwd: here })
        .map((path) => basename(dirname(path)))
        .sort();
      const imports = games.map((game) => `import { manifest as ${game} } from "./src/boards/${game}/manifest.ts";`);
      return { contents: `${imports.join("\n")}\nexport const manifests = { ${games.join(", ")} };`, resolveDir: here };
    });
  },
};

const shared = {
  absWorkingDir: here,
  outdir: "out", // nothing is written there: files stay in memory
  bundle: true,
  minify: true,
  charset: "utf8", // Russian texts are half as long
  write: false,
  metafile: true,
  target: "es2022",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  alias: { "@igroteka": join(here, "..", "src", "igroteka") },
  plugins: [art, colours, manifests],
  legalComments: "none",
  logLevel: "warning",
};
const client = await build({
  ...shared,
  entryPoints: ["src/main.tsx"],
  format: "esm",
  splitting: true,
  jsx: "automatic",
  jsxImportSource: "preact",
});
const early = await build({ ...shared, entryPoints: ["src/frame/early.ts"], format: "iife" });
const lateStyles = globSync(["src/boards/*/board.css", "src/{review,mine}/*.css"], { cwd: here }).sort();
const styles = await build({ ...shared, entryPoints: ["src/style/main.css", ...lateStyles] });

const builds = [client, early, styles];
const outputs = Object.assign({}, ...builds.map((one) => one.metafile.outputs));
const entryOf = (source) => Object.keys(outputs).find((path) => outputs[path].entryPoint === source);
const made = (source) => `/assets/${basename(entryOf(source))}`;

/** The transitive static imports of a script, which a page fetches all at once. */
const importsOf = (source) => {
  const found = new Set();
  const follow = (path) => {
    for (const one of outputs[path].imports)
      if (one.kind === "import-statement" && !found.has(one.path)) {
        found.add(one.path);
        follow(one.path);
      }
  };
  follow(entryOf(source));
  return [...found].sort().map((path) => `/assets/${basename(path)}`);
};

/** By source, the files of what is loaded late: scripts with what they import, and styles. */
const lateFiles = () => {
  const early = new Set(importsOf("src/main.tsx"));
  const sources = Object.values(client.metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  return Object.fromEntries(
    [...sources, ...lateStyles]
      .filter((source) => source !== "src/main.tsx")
      .sort()
      .map((source) => [
        source.replace("src/", ""),
        [made(source), ...importsOf(source)].filter((file) => !early.has(file)),
      ]),
  );
};

rmSync(into, { recursive: true, force: true });
mkdirSync(join(into, "assets"), { recursive: true });
const keep = (path, contents) => {
  writeFileSync(join(into, path), contents);
  if (path === "index.html") return;
  writeFileSync(join(into, `${path}.gz`), gzipSync(contents, { level: 9 }));
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(join(into, `${path}.br`), brotliCompressSync(contents, { params: text }));
};

const files = builds.flatMap((one) => one.outputFiles).map((file) => [`assets/${basename(file.path)}`, file.contents]);
for (const [path, contents] of files) keep(path, contents);

const page = readFileSync(join(here, "index.html"), "utf8")
  .replace("EARLY", made("src/frame/early.ts"))
  .replace("MAIN_STYLE", made("src/style/main.css"))
  .replace(
    "PRELOADS",
    importsOf("src/main.tsx")
      .map((path) => `<link rel="modulepreload" href="${path}">`)
      .join("\n"),
  )
  .replace("MAIN_SCRIPT", made("src/main.tsx"))
  .replace("LATE_FILES", JSON.stringify(lateFiles()).replaceAll('"', "&quot;"));
keep("index.html", page);
writeFileSync(join(into, "manifest.json"), JSON.stringify(files.map(([path]) => path).sort(), null, 1));
