/** The source of `adapters/postgres/migrations/list.ts` for the files of that folder. */
export function renderMigrationsList(files: string[]): string {
  const names = files
    .filter((file) => /^Migration\d+.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
  const imports = names.map((name) => `import { ${name} } from "./${name}.ts";`);
  const rows = names.map((name) => {
    const row = `  { name: "${name}", class: ${name} },`;
    // breaks lines as the formatter does
    const isLong = row.length > 100;
    return isLong ? `  {\n    name: "${name}",\n    class: ${name},\n  },` : row;
  });
  const list = names.length === 0 ? "[]" : `[\n${rows.join("\n")}\n]`;
  return `import type { MigrationObject } from "@mikro-orm/core";
${imports.map((line) => `${line}\n`).join("")}
/** Every migration in order. A list, because the bundle has no folder to look through. */
export const migrationsList: MigrationObject[] = ${list};
`;
}
