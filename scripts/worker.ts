import process from "node:process";
import { DatabaseProblem } from "../adapters/postgres/database-problem.ts";
import { CannotStart } from "../app-server/cannot-start.ts";
import { type AtEnd, compose } from "../app-server/compose.ts";
import { readConfig } from "../app-server/config.ts";
import { logInLines } from "../app-server/log-in-lines.ts";
import { runUntilStopped } from "../app-server/run-until-stopped.ts";

const graceMs = 12_000;

/** The background jobs in a process of their own, as many of them as one likes beside the servers. */
async function start(atEnd: AtEnd) {
  const config = readConfig(process.env);
  const { jobs, readiness, beginToStop } = await compose(config, atEnd);
  if (config.isProduction) logInLines();
  jobs.startWorking(readiness);
  atEnd(beginToStop);
  console.log("Boothwright's worker takes jobs");
}

try {
  process.exit(await runUntilStopped({ start, graceMs }));
} catch (error) {
  const isForTheOperator = error instanceof CannotStart || error instanceof DatabaseProblem;
  console.error(isForTheOperator ? error.message : error);
  process.exit(1);
}
