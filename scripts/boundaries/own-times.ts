import ts from "typescript";
import { sourceFiles } from "./source-files.ts";

/**
 * Files that may read the machine's time, each with the reason. All other code gets its time passed
 * in.
 */
const machineTime: Record<string, string> = {
  "adapters/system/clock-and-ids.ts": "the system's clock, and how far another is from it",
  "adapters/system/file-time.ts": "locks on files and the age of files, which the disk dates",
  "adapters/jobs/create-jobs.ts":
    "the machine's time beside the database's, by which the job queue goes",
  "adapters/postgres/operations/read-database-facts.ts": "the same, for doctor",
  "adapters/postgres/server/orm.ts": "sessions that write no moment, as those of a migration",
  "adapters/metrics/prometheus.ts":
    "when the process began, which monitoring compares with its own time",
  "app-server/open-metrics.ts": "jobs, which the database dates",
  "app-server/runtime/json-logs.ts": "lines of the log",
  "app-server/runtime/log-writer.ts": "lines of the log",
  "scripts/build.ts": "the age of built files",
  "scripts/upgrade/keep-release.ts": "the moment from which on an app's clock runs",
  "scripts/fast-clock.ts": "the moment from which on time runs faster",
  "web/ui/browser-now.ts": "what people do in the browser",
};

/** Files whose statements may read the database's time. */
const databaseTime: Record<string, string> = {
  "adapters/jobs/assert-same-time.ts": "the database's time beside the machine's",
  "adapters/postgres/operations/read-database-facts.ts": "the same, for doctor",
  "adapters/postgres/schema/columns.ts": "defaults for rows that are written by hand",
};

const sqlTime =
  /\bnow\s*\(\s*\)|\b(current_timestamp|current_date|current_time|localtimestamp|localtime)\b|\b(clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(|\b(timestamptz|timestamp|date|time)\s*'(now|today|tomorrow|yesterday)'|'(now|today|tomorrow|yesterday)'\s*::/i;
const suspicious = new RegExp(
  `\\bDate\\b|systemClock|Temporal|timeOrigin|\\.format(ToParts)?\\(\\)|${sqlTime.source}`,
  "i",
);

const isTest = (path: string) =>
  /\.(test|contract)\.tsx?$|(^|\/)(test|e2e)\/|(^|\/)test-[^/]+\.ts$/.test(path);
const isMigration = (path: string) => path.startsWith("adapters/postgres/migrations/");

/**
 * Finds every place under `baseDir` that reads a time other than from a clock. Tests may read the
 * machine's time, but their SQL must not read the database's.
 */
export function findOwnTimes(layers: readonly string[], baseDir: string): string[] {
  return sourceFiles(layers, baseDir)
    .filter(({ path }) => !isMigration(path) && !path.startsWith("scripts/boundaries/"))
    .flatMap(({ path, text }) => ownTimesIn(path, text));
}

/** The places in a file's text, such as `domain/a.ts:3 reads the machine's time`. */
export function ownTimesIn(path: string, text: string): string[] {
  if (!suspicious.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${path}:${line + 1} ${words}`);
  };
  const mayReadMachine = path in machineTime || isTest(path);
  const mayReadDatabase = path in databaseTime;
  function look(node: ts.Node) {
    if (!mayReadMachine && isMachineTime(node)) note(node, "reads the machine's time");
    if (!mayReadDatabase && isSqlTime(node)) note(node, "reads the database's time");
    ts.forEachChild(node, look);
  }
  look(file);
  return found;
}

/**
 * Whether a node is `new Date()`, `Date()`, `Date.now`, `Temporal.Now`, `performance.timeOrigin`,
 * the machine's clock, or a formatter called without a time.
 */
function isMachineTime(node: ts.Node): boolean {
  if (ts.isImportSpecifier(node)) return (node.propertyName ?? node.name).text === "systemClock";
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    const count = node.arguments?.length ?? 0;
    if (count === 0 && isNamed(node.expression, "Date")) return true;
    const { expression } = node;
    return (
      count === 0 &&
      ts.isPropertyAccessExpression(expression) &&
      /^format(ToParts)?$/.test(expression.name.text)
    );
  }
  if (ts.isBindingElement(node)) {
    const { parent, propertyName, name } = node;
    const taken = (propertyName ?? name) as ts.Identifier;
    const { initializer } = parent.parent;
    return initializer !== undefined && isMember(initializer, taken.text);
  }
  if (ts.isPropertyAccessExpression(node)) {
    return isMember(node.expression, node.name.text);
  }
  return (
    ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression) &&
    isMember(node.expression, node.argumentExpression.text)
  );
}

const isMember = (owner: ts.Expression, name: string) =>
  (name === "now" && isNamed(owner, "Date")) ||
  (name === "Now" && isNamed(owner, "Temporal")) ||
  (name === "timeOrigin" && isNamed(owner, "performance"));

/** Whether an expression is a global of this name, also as `globalThis.Date`. */
const isNamed = (node: ts.Expression, name: string): boolean =>
  (ts.isIdentifier(node) && node.text === name) ||
  (ts.isPropertyAccessExpression(node) &&
    node.name.text === name &&
    ts.isIdentifier(node.expression) &&
    /^(globalThis|window|self)$/.test(node.expression.text));

function isSqlTime(node: ts.Node): boolean {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
  const text = isText ? (node as ts.LiteralLikeNode).text : "";
  // the job queue uses the database's time
  return sqlTime.test(text) && !text.includes("pgboss");
}
