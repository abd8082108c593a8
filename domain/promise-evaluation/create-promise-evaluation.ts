import { feature } from "../shared/feature.ts";
import { askForMore } from "./ask-for-more.ts";
import { changePolicy, estimatePolicy, readPolicy } from "./change-policy.ts";
import { closeCase } from "./close-case.ts";
import { endProposed } from "./end-proposed.ts";
import { evaluatePromises } from "./evaluate-promises.ts";
import { excludeRequest } from "./exclude-request.ts";
import { inviteBuilders } from "./invite-builders.ts";
import { keepTrying } from "./keep-trying.ts";
import { listPromiseQueue } from "./list-promise-queue.ts";
import { findSilence, notifySilence } from "./notify-silence.ts";
import { notifyWaiting } from "./notify-waiting.ts";
import { pauseRequest, resumeRequest } from "./pause-request.ts";
import { stopAsking } from "./stop-asking.ts";
import { undoInvitations } from "./undo-invitations.ts";
import { viewPromise } from "./view-promise.ts";

/** The use cases by which the system and admins keep promises. */
export const createPromiseEvaluation = feature({
  evaluatePromises,
  findSilence,
  notifySilence,
  notifyWaiting,
  listPromiseQueue,
  viewPromise,
  inviteBuilders,
  undoInvitations,
  endProposed,
  pauseRequest,
  resumeRequest,
  excludeRequest,
  closeCase,
  keepTrying,
  askForMore,
  stopAsking,
  readPolicy,
  changePolicy,
  estimatePolicy,
});
