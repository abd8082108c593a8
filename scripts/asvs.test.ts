import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/asvs.md", "utf8");
const rows = Array.from(text.matchAll(/^- (\d[\d., –]*?)(?: ([a-z]+))?: (.*)$/gm), (match) => ({
  numbers: (match[1] ?? "").split(", ").flatMap(numbersIn),
  state: match[2] ?? "met",
  how: match[3] ?? "",
}));

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const perChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test("docs/asvs.md has every requirement of level 2 once, and says how each stands", () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const counted = perChapter.map(
    (_, at) => numbers.filter((number) => number.startsWith(`${at + 1}.`)).length,
  );
  expect(counted).toEqual(perChapter);
  for (const { state, how } of rows) {
    expect(["met", "operator", "deviation", "none"]).toContain(state);
    expect(how.length, how).toBeGreaterThan(5);
  }
});

test("docs/asvs.md names tests, places and headings that there are", () => {
  const files = Array.from(
    text.matchAll(/`([\w./-]+\.(?:ts|tsx|conf|lock))`/g),
    ([, path = ""]) => path,
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  const links = Array.from(text.matchAll(/\]\((\w+\.md)(?:#([\w-]+))?\)/g));
  for (const [, file = "", anchor] of links) {
    const headings = readFileSync(`docs/${file}`, "utf8").match(/^#+ .*$/gm) ?? [];
    const anchors = headings.map(anchorOf);
    if (anchor) expect(anchors, `${file}#${anchor}`).toContain(anchor);
  }
});

/** The numbers of "6.2.1–6.2.12", or the one that is written. */
function numbersIn(written: string): string[] {
  const [first = "", last] = written.split("–");
  if (last === undefined) return [first];
  const chapter = first.slice(0, first.lastIndexOf(".") + 1);
  const from = Number(first.slice(chapter.length));
  const until = Number(last.slice(chapter.length));
  return Array.from({ length: until - from + 1 }, (_, at) => `${chapter}${from + at}`);
}

function anchorOf(heading: string): string {
  const words = heading.replace(/^#+ /, "").toLowerCase();
  return words.replace(/[^\w\s-]/g, "").replaceAll(" ", "-");
}
