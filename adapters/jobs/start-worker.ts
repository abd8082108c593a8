import type { Job, JobResult, PgBoss } from "pg-boss";
import type { Clock } from "../../domain/shared/time/clock.ts";
import { assertSameTime, differentTime } from "./assert-same-time.ts";
import type { ContentJob, NewCore } from "./job-core.ts";
import { openBoss } from "./open-boss.ts";
import { promiseRun } from "./promise-run.ts";
import {
  copyLinkedPictures,
  type Delivery,
  deleteExpiredRows,
  deliveries,
  deliveryOf,
  endRounds,
  evaluatePromises,
  expireResponses,
  followChecks,
  followReviews,
  followStatements,
  issueStatements,
  lapseChanges,
  notifyJobs,
  notifyQuestions,
  recountCommission,
  recountRatings,
  remindPlans,
  removeExpiredSessions,
  scanFiles,
  sealLedger,
  sweepFiles,
  sweepMessages,
  sweepPictures,
  syncContent,
} from "./queues.ts";

const sweepLimit = 1_000;

/** Runs a job in a span of its own, named by its queue. */
export type TraceJob = <T>(name: string, kind: "job", work: () => Promise<T>) => Promise<T>;

type Options = {
  url: string;
  newCore: NewCore;
  content?: ContentJob | undefined;
  report: (error: unknown) => void;
  choresEverySeconds: number;
  clock: Clock;
  /**
   * The machine's time in milliseconds, regardless of the clock. It must agree with the database's,
   * which the queue uses.
   */
  now: () => number;
  inSpan: TraceJob;
};

/**
 * Starts working on jobs, alongside other workers: four deliveries at a time, and scheduled
 * maintenance.
 */
export async function startWorker(options: Options): Promise<PgBoss> {
  const { url, newCore, content, report, choresEverySeconds, clock, now, inSpan } = options;
  const boss = await openBoss({
    url,
    report,
    application_name: "boothwright worker",
    max: 6,
    cronWorkerIntervalSeconds: choresEverySeconds,
  });
  try {
    // picks up a dead worker's messages now instead of at the next cron minute
    await boss.send(sweepMessages.name);
    // for a day that no worker has sealed, and for figures of the promise that an upgrade requires
    await boss.send(sealLedger.name);
    // for links from before this site copied them
    await boss.send(sweepPictures.name);
    await boss.work<Delivery, unknown, typeof deliveryWork>(
      deliveries.name,
      deliveryWork,
      deliver(boss, newCore, { report, clock, inSpan }),
    );
    for (const { queue, cron, run, endsByClock } of chores(boss, options)) {
      await boss.work(queue.name, { pollingIntervalSeconds: choresEverySeconds }, async () => {
        try {
          if (endsByClock) await assertSameTime(boss, now);
          await inSpan(queue.name, "job", run);
        } catch (error) {
          report(error);
          throw error;
        }
      });
      await boss.schedule(queue.name, cron);
    }
    if (!content) await boss.unschedule(syncContent.name);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

const deliveryWork = {
  pollingIntervalSeconds: 0.5,
  localConcurrency: 2,
  batchSize: 2,
  // polls again without a delay while more jobs are queued
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

type Chore = {
  queue: { name: string };
  cron: string;
  run(): Promise<unknown>;
  /** The job ends, settles or deletes by the clock, so it must not run with a wrong one. */
  endsByClock?: true;
};

function chores(boss: PgBoss, { newCore, content, now }: Options): Chore[] {
  const endsByClock = true;
  const sync: Chore | undefined = content && {
    queue: syncContent,
    cron: "* * * * *",
    async run() {
      if (await content.isDue(content.everyMinutes)) await content.sync({});
    },
  };
  return [
    ...(sync ? [sync] : []),
    {
      queue: sweepMessages,
      cron: "* * * * *",
      async run() {
        const overdue = await newCore().messages.listOverdueMessages({ limit: sweepLimit });
        if (overdue.length === 0) return;
        await boss.insert(
          deliveries.name,
          overdue.map((id) => deliveryOf(id)),
        );
      },
    },
    {
      queue: expireResponses,
      cron: "* * * * *",
      endsByClock,
      run: () => newCore().quotes.expireResponses(),
    },
    {
      queue: evaluatePromises,
      cron: "* * * * *",
      endsByClock,
      run: promiseRun(
        () => newCore().promiseEvaluation,
        now,
        () => lastEndOf(boss, evaluatePromises.name),
      ),
    },
    {
      queue: sealLedger,
      cron: "10 0 * * *",
      endsByClock,
      run: () => newCore().promise.sealLedger(),
    },
    {
      queue: notifyQuestions,
      cron: "* * * * *",
      run: () => newCore().questions.notifyQuestions(),
    },
    {
      queue: scanFiles,
      cron: "* * * * *",
      run: () => newCore().attachments.scanFiles(),
    },
    {
      queue: sweepFiles,
      cron: "53 * * * *",
      endsByClock,
      run: () => newCore().attachments.sweepOrphans(),
    },
    {
      queue: endRounds,
      cron: "* * * * *",
      endsByClock,
      run: () => newCore().rounds.endRounds(),
    },
    {
      queue: followChecks,
      cron: "* * * * *",
      endsByClock,
      run: () => newCore().vetting.followChecks(),
    },
    {
      queue: followReviews,
      cron: "* * * * *",
      endsByClock,
      run: () => newCore().ratings.followReviews(),
    },
    {
      queue: recountRatings,
      cron: "20 3 * * *",
      endsByClock,
      run: () => newCore().ratings.recountRatings(),
    },
    {
      queue: lapseChanges,
      cron: "* * * * *",
      endsByClock,
      run: async () => (await newCore().jobs.lapseChanges()) + (await newCore().jobs.followJobs()),
    },
    {
      queue: notifyJobs,
      cron: "* * * * *",
      run: () => newCore().jobs.notifyJobs(),
    },
    {
      queue: remindPlans,
      cron: "* * * * *",
      run: () => newCore().assignment.remindPlans(),
    },
    {
      queue: issueStatements,
      cron: "7 * * * *",
      endsByClock,
      run: () => newCore().commission.issueStatements(),
    },
    {
      queue: followStatements,
      cron: "* * * * *",
      endsByClock,
      run: () => newCore().commission.followStatements(),
    },
    {
      queue: recountCommission,
      cron: "40 3 * * *",
      run: () => newCore().commission.recountCommission(),
    },
    {
      queue: removeExpiredSessions,
      cron: "17 * * * *",
      endsByClock,
      run: () => newCore().accounts.removeExpiredSessions(),
    },
    {
      queue: copyLinkedPictures,
      cron: "* * * * *",
      run: () => newCore().pictures.copyLinkedPictures(),
    },
    {
      queue: sweepPictures,
      cron: "43 * * * *",
      endsByClock,
      run: () => newCore().pictures.sweepPictures(),
    },
    {
      queue: deleteExpiredRows,
      cron: "37 * * * *",
      endsByClock,
      run: () => newCore().cleanup.deleteExpiredRows(),
    },
  ];
}

/**
 * When the last run of this queue ended, successfully or not, in Unix milliseconds; null: none
 * within the retention of ended jobs. Runs prevented by a wrong clock don't count; a dead worker's
 * run ends at its expiry.
 */
async function lastEndOf(boss: PgBoss, queue: string): Promise<number | null> {
  const { rows } = await boss.getDb().executeSql(
    `select (extract(epoch from max(least(completed_on, started_on + expire_seconds * interval '1 second'))) * 1000)::float8 as ms
       from pgboss.job where name = $1 and output ->> 'name' is distinct from $2`,
    [queue, differentTime],
  );
  return rows[0].ms;
}

/**
 * Delivers each message of a batch separately. A postponed message gets a delayed job, since
 * pg-boss uses the database's time.
 */
function deliver(
  boss: PgBoss,
  newCore: NewCore,
  { report, clock, inSpan }: Pick<Options, "report" | "clock" | "inSpan">,
) {
  async function deliverOne({ id, data }: Job<Delivery>): Promise<JobResult> {
    try {
      const delivery = await inSpan(deliveries.name, "job", () =>
        newCore().assignment.deliverMessage(data),
      );
      if (delivery.kind === "postponed") {
        const waitMs = Math.max(delivery.until.getTime() - clock.now().getTime(), 0);
        const seconds = Math.ceil(waitMs / 1000);
        const { data: payload, ...options } = deliveryOf(data.messageId, seconds);
        await boss.send(deliveries.name, payload, options);
      }
      return { id, status: "completed", output: { kind: delivery.kind } };
    } catch (error) {
      report(error);
      return { id, status: "failed", output: { error: String(error) } };
    }
  }

  return (jobs: Job<Delivery>[]) => Promise.all(jobs.map(deliverOne));
}
