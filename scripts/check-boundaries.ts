import { cruise, type ICruiseResult } from "dependency-cruiser";
import { boundaryRules } from "./boundary-rules.ts";

/** The number of modules read, and every forbidden import. */
export type BoundaryReport = { moduleCount: number; violations: string[] };

/** Checks the layers under `baseDir` against the table "Who may import whom". */
export async function checkBoundaries(layers: string[], baseDir: string): Promise<BoundaryReport> {
  const { output } = await cruise(
    layers,
    {
      baseDir,
      validate: true,
      ruleSet: boundaryRules,
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "(^|/)(node_modules/\\.cache|\\.react-router)/" },
      parser: "tsc",
    },
    {
      extensions: [".ts", ".tsx", ".js", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  );
  const { modules, summary } = output as ICruiseResult;
  const isOurs = new RegExp(`^(${layers.join("|")})/`);
  return {
    moduleCount: modules.filter(({ source }) => isOurs.test(source)).length,
    violations: summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} may not import ${to}`,
    ),
  };
}
