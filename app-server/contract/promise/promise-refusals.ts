import type { PromiseRefusal } from "../../../domain/promise-evaluation/refusals.ts";
import type { RefusalRows } from "../refusal-rows.ts";

export const promiseRefusals: RefusalRows<PromiseRefusal> = {
  "proposal-changed": {
    status: 409,
    words: "The proposal changed in the meantime. Check it, then invite again",
  },
  "undo-too-late": {
    status: 409,
    words: "Too late to undo: invitations are on their way. Modify the assignment instead",
  },
  "no-candidates": {
    status: 409,
    words: "Every builder who fits and has time is invited already",
  },
  "all-at-work": {
    status: 409,
    words: ({ builders }) =>
      `${builders} builders are working on your request, as many as may at a time. We can invite another when one of them steps back`,
  },
  "most-invited": {
    status: 409,
    words: ({ builders }) =>
      `We've invited ${builders} builders, the most for one request, so we can't invite more`,
  },
  "mode-off": {
    status: 409,
    words: "Our team invites builders by hand right now. Please contact us for more quotes",
  },
  "clock-paused": {
    status: 409,
    words: "The clock is paused until you answer us. Then you can ask for more quotes",
  },
  "promise-over": {
    status: 409,
    words: "Cannot pause: the results for both due times are settled, so no clock is running",
  },
  "pause-used-up": {
    status: 409,
    words: ({ hours }) => `Cannot pause: the clock has already stood still for ${hours} hours`,
  },
  "policy-changed": {
    status: 409,
    words: "Another admin changed these numbers. Check what they say now, then save again",
  },
  "case-closed": {
    status: 409,
    words: ({ standing }) =>
      standing === "over"
        ? "This case is closed: another admin answered it, or the request ended"
        : "Another admin closed this case. The request goes on",
    standing: ({ standing }) => standing,
  },
  "target-settled": {
    status: 409,
    words: "Cannot exclude: the time for the quotes has passed, so the result stays in the count",
  },
};
