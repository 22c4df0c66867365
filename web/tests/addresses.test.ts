/** The server may be hosted under a path, so links and requests are written with `to`. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const BARE = /\b(?:href|src)=(?:"\/|\{["`]\/)|\b(?:go|goInstead|fetch)\(["`]\//;

test("what is bare is found", () => {
  for (const bare of ['<a href="/">', "<img src={`/api/x`}", "go(`/t/x`)", 'fetch("/api")']) assert.match(bare, BARE);
  for (const good of ['<a href={to("/")}>', 'href="#s1"', "go(to(`/t/x`))"]) assert.doesNotMatch(good, BARE);
});

test("every link and request begins at the server's root", () => {
  const files = globSync("src/**/*.{ts,tsx}");
  assert.ok(files.length > 100);
  assert.deepEqual(
    files.filter((file) => BARE.test(readFileSync(file, "utf8"))),
    [],
  );
});
