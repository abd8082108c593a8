import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no part of a page is React's own lazy, which takes the page down with it", () => {
  const plain = readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(".react-router"))
    .filter((name) =>
      /import \{[^}]*\blazy\b[^}]*\} from "react"/.test(readFileSync(`web/${name}`, "utf8")),
    );
  expect(plain).toEqual(["lazy/lazy-component.tsx"]);
});
