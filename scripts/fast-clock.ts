import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "../adapters/system/clock-and-ids.ts";
import { compose } from "../app-server/compose.ts";
import { readConfig } from "../app-server/config.ts";
import {
  type OnShutdown,
  runWithGracefulShutdown,
} from "../app-server/runtime/graceful-shutdown.ts";
import { StartupError } from "../app-server/runtime/startup-error.ts";
import { runCommand } from "./command/run-command.ts";
import { WrongUse } from "./command/wrong-use.ts";

const graceMs = 12_000;
const help = `Runs the built site and its jobs with a clock that runs faster, to watch a promise, a review, a check or a plan from its first
email to its last.

  deno task fast-clock [--speed 600] [--from 2027-01-04T15:00Z]

At 600 a second is ten minutes: 48 hours take less than five minutes. Jobs run each second. Use a data folder of its own
(DATA_DIR), and sign in again when a session is over. Not for production: it refuses to start there.`;

await runCommand({
  help,
  options: { speed: { type: "string" }, from: { type: "string" } },
  stopsItself: true,
  run({ positionals, values }) {
    if (positionals.length > 0) throw new WrongUse("fast-clock takes no words");
    const speed = Number(values.speed ?? 600);
    const since = systemClock.now();
    const from = values.from === undefined ? since : new Date(`${values.from}`);
    if (!(Number.isInteger(speed) && speed >= 1 && speed <= 10_000))
      throw new WrongUse("--speed must be a whole number from 1 to 10000");
    if (Number.isNaN(from.getTime()))
      throw new WrongUse("--from must be a time such as 2027-01-04T15:00Z");
    if (readConfig(process.env).isProduction)
      throw new StartupError("APP_ENV is production: its clock stays as it is");
    // this process runs the jobs instead of a worker, whose schedules follow the database's clock
    Object.assign(process.env, {
      RUN_WORKER: "false",
      CLOCK_FROM: from.toISOString(),
      CLOCK_SINCE: since.toISOString(),
      CLOCK_SPEED: `${speed}`,
    });
    void import(new URL("../build/server/index.js", import.meta.url).href);
    return runWithGracefulShutdown({ start, graceMs });
  },
});

async function start(onShutdown: OnShutdown) {
  const config = readConfig(process.env);
  // the server starts the embedded database, which allows one process at a time
  while (!(await answers(`http://localhost:${config.port}/readyz`))) await sleep(500);
  const { newCore, readiness, system } = await compose(config, onShutdown);
  console.log(`The clock says ${system.now().toISOString()}`);
  const ending = new AbortController();
  const work = async () => {
    while (!ending.signal.aborted) {
      if ((await readiness()) === null) await runChores(newCore).catch(console.error);
      await sleep(1_000, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const working = work();
  onShutdown(async () => {
    ending.abort();
    await working;
  });
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

type NewCore = Awaited<ReturnType<typeof compose>>["newCore"];

/** Runs the worker's chores once. A failing chore doesn't stop the others. */
async function runChores(newCore: NewCore): Promise<void> {
  const chores: ((core: ReturnType<NewCore>) => Promise<unknown>)[] = [
    ({ promiseEvaluation }) => promiseEvaluation.evaluatePromises(),
    ({ promiseEvaluation }) => promiseEvaluation.notifyWaiting(),
    ({ quotes }) => quotes.expireResponses(),
    ({ promise }) => promise.sealLedger(),
    ({ questions }) => questions.notifyQuestions(),
    ({ rounds }) => rounds.endRounds(),
    ({ vetting }) => vetting.followChecks(),
    ({ ratings }) => ratings.followReviews(),
    ({ ratings }) => ratings.recountRatings(),
    ({ jobs }) => jobs.lapseChanges(),
    ({ jobs }) => jobs.followJobs(),
    ({ jobs }) => jobs.notifyJobs(),
    ({ assignment }) => assignment.remindPlans(),
    ({ commission }) => commission.issueStatements(),
    ({ commission }) => commission.followStatements(),
  ];
  for (const chore of chores) await chore(newCore()).catch(console.error);
  const overdue = await newCore().messages.listOverdueMessages({ limit: 100 });
  for (const messageId of overdue) await newCore().assignment.deliverMessage({ messageId });
}
