import type { Core } from "../../domain/core.ts";

/** Use cases for background jobs. Each job creates its own core. */
export type NewCore = () => {
  assignment: Pick<Core["assignment"], "deliverMessage" | "remindPlans">;
  messages: Pick<Core["messages"], "listOverdueMessages">;
  quotes: Pick<Core["quotes"], "expireResponses">;
  promise: Pick<Core["promise"], "sealLedger">;
  promiseEvaluation: Pick<
    Core["promiseEvaluation"],
    "evaluatePromises" | "findSilence" | "notifySilence" | "notifyWaiting"
  >;
  attachments: Pick<Core["attachments"], "scanFiles" | "sweepOrphans">;
  questions: Pick<Core["questions"], "notifyQuestions">;
  rounds: Pick<Core["rounds"], "endRounds">;
  vetting: Pick<Core["vetting"], "followChecks">;
  ratings: Pick<Core["ratings"], "followReviews" | "recountRatings">;
  jobs: Pick<Core["jobs"], "lapseChanges" | "followJobs" | "notifyJobs">;
  commission: Pick<
    Core["commission"],
    "issueStatements" | "followStatements" | "recountCommission"
  >;
  accounts: Pick<Core["accounts"], "removeExpiredSessions">;
  pictures: Pick<Core["pictures"], "sweepPictures" | "copyLinkedPictures">;
  cleanup: Pick<Core["cleanup"], "deleteExpiredRows">;
};

/** Scheduled content sync, where configured. */
export type ContentJob = {
  everyMinutes: number;
  isDue(minutes: number): Promise<boolean>;
  sync(request: Record<string, never>): Promise<unknown>;
};
