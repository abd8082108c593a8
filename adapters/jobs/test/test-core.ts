import type { NewCore } from "../job-core.ts";

/** Use cases that do nothing. */
export const idleCore: NewCore = () => ({
  assignment: {
    deliverMessage: () => Promise.reject(new Error("There is nothing to deliver")),
    remindPlans: async () => 0,
  },
  messages: { listOverdueMessages: async () => [] },
  quotes: { expireResponses: async () => 0 },
  promise: { sealLedger: async () => {} },
  promiseEvaluation: {
    evaluatePromises: async () => 0,
    findSilence: async () => null,
    notifySilence: async () => {},
    notifyWaiting: async () => 0,
  },
  attachments: { scanFiles: async () => 0, sweepOrphans: async () => 0 },
  questions: { notifyQuestions: async () => 0 },
  rounds: { endRounds: async () => 0 },
  vetting: { followChecks: async () => 0 },
  ratings: { followReviews: async () => 0, recountRatings: async () => 0 },
  jobs: { lapseChanges: async () => 0, followJobs: async () => 0, notifyJobs: async () => 0 },
  commission: {
    issueStatements: async () => 0,
    followStatements: async () => 0,
    recountCommission: async () => {},
  },
  accounts: { removeExpiredSessions: async () => 0 },
  pictures: { sweepPictures: async () => {}, copyLinkedPictures: async () => {} },
  cleanup: { deleteExpiredRows: async () => ({}) },
});
