import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Made by following a recipe, by a command, or an address of the site. */
const notHere =
  /^(?:app\/(?:content|drawings)\/.*(?:heeze|dakraam)\.tsx?|\/?database\.sql|\/admin\/x\.css|\.server\.ts)$/;

test("every file that the documents and comments name exists", () => {
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  const files = list.trim().split("\n");
  const missing = files
    .filter((file) => /\.(?:md|tsx?)$/.test(file))
    .flatMap((file) => {
      const isComment = (line: string) => file.endsWith(".md") || /^\s*(?:\/\/|\/?\*)/.test(line);
      const text = readFileSync(file, "utf8").split("\n").filter(isComment).join("\n");
      const named = [...text.matchAll(/[\w./~-]*\w\.(?:server\.)?(?:tsx?|css|sql)\b/g)].map(([path]) => path);
      return named
        .filter((path) => !notHere.test(path))
        .filter((path) => !files.some((each) => `/${each}`.endsWith(`/${path.replace(/^\.?\/|^~\//, "")}`)))
        .map((path) => `${file}: ${path}`);
    });
  expect(missing).toEqual([]);
});
