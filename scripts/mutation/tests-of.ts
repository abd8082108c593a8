import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const imports = /(?:from|import) "(\.[^"]+)"/g;

/** The tests that import a file, directly or indirectly. */
export function testsOf(path: string, tests: readonly string[]): string[] {
  return tests.filter((test) => importsOf(test).has(path));
}

const known = new Map<string, Set<string>>();

function importsOf(path: string): Set<string> {
  const found = known.get(path) ?? new Set<string>();
  if (known.has(path)) return found;
  known.set(path, found);
  const waiting = [path];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [, to = ""] of readFileSync(next, "utf8").matchAll(imports)) {
      const target = join(dirname(next), to);
      if (found.has(target) || !existsSync(target)) continue;
      found.add(target);
      waiting.push(target);
    }
  }
  return found;
}
