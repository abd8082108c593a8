import type { AdminRequestSearch, MatchingRepository } from "../assignment/ports.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MailHolds } from "../messages/mail-hold.ts";
import type {
  PromiseLedger,
  PromisePolicies,
  PromiseQueue,
  PromiseRepository,
} from "../promise/ports.ts";
import type { PromiseMode } from "../promise/promise-policy.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Clock } from "../shared/time/clock.ts";
import { askForMore } from "./ask-for-more.ts";
import { changePolicy, estimatePolicy, readPolicy } from "./change-policy.ts";
import { endProposed } from "./end-proposed.ts";
import { evaluatePromises } from "./evaluate-promises.ts";
import { excludeRequest } from "./exclude-request.ts";
import { inviteBuilders } from "./invite-builders.ts";
import { listPromiseQueue } from "./list-promise-queue.ts";
import { findSilence, notifySilence } from "./notify-silence.ts";
import { notifyWaiting } from "./notify-waiting.ts";
import { pauseRequest, resumeRequest } from "./pause-request.ts";
import { stopAsking } from "./stop-asking.ts";
import { viewPromise } from "./view-promise.ts";
import type { NoticeNeeds } from "./write-notices.ts";

/** Ports that these use cases need. */
export type PromiseEvaluationPorts = NoticeNeeds & {
  clock: Clock;
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  promises: PromiseRepository;
  promisePolicies: PromisePolicies;
  promiseLedger: PromiseLedger;
  promiseQueue: PromiseQueue;
  matching: MatchingRepository;
  requestSearch: Pick<AdminRequestSearch, "search">;
  mailHolds: MailHolds;
  /** The mode that the operator has set outside; null: the stored policy's. */
  promiseMode: PromiseMode | null;
};

/** The use cases: what the system and admins do so that promises are kept. */
export function createPromiseEvaluation(ports: PromiseEvaluationPorts) {
  return {
    evaluatePromises: evaluatePromises(ports),
    findSilence: findSilence(ports),
    notifySilence: notifySilence(ports),
    notifyWaiting: notifyWaiting(ports),
    listPromiseQueue: listPromiseQueue(ports),
    viewPromise: viewPromise(ports),
    inviteBuilders: inviteBuilders(ports),
    endProposed: endProposed(ports),
    pauseRequest: pauseRequest(ports),
    resumeRequest: resumeRequest(ports),
    excludeRequest: excludeRequest(ports),
    askForMore: askForMore(ports),
    stopAsking: stopAsking(ports),
    readPolicy: readPolicy(ports),
    changePolicy: changePolicy(ports),
    estimatePolicy: estimatePolicy(ports),
  };
}
