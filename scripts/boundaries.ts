import process from "node:process";
import { findOwnTimes } from "./boundaries/own-times.ts";
import { findPackedLines } from "./boundaries/packed-lines.ts";
import { checkBoundaries } from "./check-boundaries.ts";

// dependency-cruiser silently finds nothing when it cannot read the installed TypeScript, so a low
// number is an error
const leastModules = 50;

const layers = ["domain", "adapters", "app-server", "web", "scripts"];
const { moduleCount, violations } = await checkBoundaries(layers, process.cwd());
violations.push(...findOwnTimes(layers, process.cwd()), ...findPackedLines(layers, process.cwd()));
for (const violation of violations) console.error(violation);
if (moduleCount < leastModules) {
  console.error(`Cannot trust the boundaries: only ${moduleCount} modules were read`);
}
if (violations.length > 0 || moduleCount < leastModules) process.exit(1);
console.log(
  `Boundaries: ${moduleCount} modules, every import is allowed, time comes from the clock, and no line is packed`,
);
