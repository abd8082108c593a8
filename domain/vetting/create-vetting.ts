import { feature } from "../shared/feature.ts";
import { answerReference, openReference, stopReferences } from "./answer-reference.ts";
import { askReferences } from "./ask-references.ts";
import { decideCheck, listQueuedChecks } from "./decide-check.ts";
import {
  addDocument,
  checkDocument,
  previewDocument,
  readDocument,
  removeDocument,
} from "./documents.ts";
import { followChecks } from "./follow-checks.ts";
import { listOwnChecks, listPublicChecks } from "./list-checks.ts";
import { submitCheck } from "./submit-check.ts";
import { changeVettingPolicy, readVettingPolicy } from "./vetting-policy.ts";

/** The use cases: evidence about builders, from its submission to its end. */
export const createVetting = feature({
  listPublicChecks,
  listOwnChecks,
  submitCheck,
  checkDocument,
  addDocument,
  readDocument,
  previewDocument,
  removeDocument,
  listQueuedChecks,
  decideCheck,
  followChecks,
  askReferences,
  openReference,
  answerReference,
  stopReferences,
  readVettingPolicy,
  changeVettingPolicy,
});
