import { readFile } from "node:fs/promises";
import { runCommand } from "./command/run-command.ts";
import { writeSbom } from "./command/write-sbom.ts";

const help = `Writes a software bill of materials: every package of deno.lock with its version, checksum and dependencies.

  deno task sbom > sbom.json

CycloneDX 1.6, JSON, on standard output. It needs nothing but this repository.`;

await runCommand({
  help,
  async run() {
    const read = async (name: string) =>
      JSON.parse(await readFile(new URL(`../${name}`, import.meta.url), "utf8"));
    const sbom = writeSbom(await read("package.json"), await read("deno.lock"));
    console.log(JSON.stringify(sbom, null, 2));
    return 0;
  },
});
