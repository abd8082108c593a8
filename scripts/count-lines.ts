import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

// `deno task lines`: counts lines and files of production code: TypeScript files in git without
// tests, contracts of ports, examples and type declarations. Data is counted separately, also where
// it is no TypeScript
const notProduction =
  /\.(test|contract|soak|endurance)\.tsx?$|(^|\/)(test|e2e|contracts)\/|examples|\.d\.ts$|^vitest/;
const data = /^adapters\/(samples|postgres\/migrations)\//;
const dataFiles = ["adapters/samples/**/*.json", "web/legal/*.md", "web/line-drawings/**/*.svg"];

const filesOf = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", "-z", ...patterns], { encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "" && !notProduction.test(path));
const linesOf = (path: string) => readFileSync(path, "utf8").split("\n").length - 1;

const rooms = new Map<string, { lines: number; files: number }>();
function count(room: string, lines: number) {
  const before = rooms.get(room) ?? { lines: 0, files: 0 };
  rooms.set(room, { lines: before.lines + lines, files: before.files + 1 });
}
for (const path of filesOf("*.ts", "*.tsx")) {
  const lines = linesOf(path);
  count("all", lines);
  count(data.test(path) ? "of these data" : `  ${path.split("/")[0]}`, lines);
}
for (const path of filesOf(...dataFiles)) count("besides, data files", linesOf(path));
for (const [room, { lines, files }] of [...rooms].sort(([, a], [, b]) => b.lines - a.lines)) {
  console.log(
    `${lines.toLocaleString("en-US").padStart(8)} lines  ${`${files}`.padStart(5)} files  ${room}`,
  );
}
