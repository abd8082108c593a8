import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Creates a program with this name in the folder that records its arguments. */
export async function testTool(
  bin: string,
  name: string,
  version: number,
  does: string,
  log: string,
) {
  await mkdir(bin, { recursive: true });
  const path = join(bin, name);
  await writeFile(
    path,
    `#!/bin/sh
if [ "$1" = --version ]; then echo "${name} (PostgreSQL) ${version}.1"; exit 0; fi
echo "${name} $*" >> "${log}"
${does}
`,
  );
  await chmod(path, 0o755);
}
