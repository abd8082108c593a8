import { expect, test } from "vitest";
import { now } from "../quotes/examples.ts";
import type { ApprovalId, QuoteResponseId } from "../shared/id.ts";
import {
  type Approval,
  type ApprovalEvent,
  type ApprovalState,
  approvalArrow,
  approvalEventsOf,
  approvalStates,
  earlierRound,
} from "./approval.ts";

const allowed: [ApprovalState, ApprovalEvent, ApprovalState, "asker" | "other"][] = [
  ["asked", "approve", "approved", "other"],
  ["asked", "want-changes", "changes-wanted", "other"],
  ["asked", "withdraw", "withdrawn", "asker"],
  ["asked", "supersede", "superseded", "asker"],
  ["changes-wanted", "supersede", "superseded", "asker"],
];
const events: ApprovalEvent[] = ["approve", "want-changes", "withdraw", "supersede"];
const pairs = approvalStates.flatMap((from) => events.map((event) => [from, event] as const));

test.each(pairs)(
  "an approval that is %s and gets %s moves as the table says [T12]",
  (from, event) => {
    const [, , to, by] = allowed.find(([state, name]) => state === from && name === event) ?? [];
    expect(approvalArrow(from, event)).toEqual(to ? { to, by } : null);
  },
);

const approval: Approval = {
  id: "a" as ApprovalId,
  jobId: "j" as QuoteResponseId,
  kind: "drawings",
  title: "Plan",
  note: null,
  round: 1,
  files: [],
  due: null,
  state: "asked",
  side: "builder",
  askedBy: null,
  askedAt: now,
  decidedBy: null,
  decidedAt: null,
  decidedNote: null,
};

test("no side decides its own approval [T13]", () => {
  expect(approvalEventsOf(approval, "builder")).toEqual(["withdraw"]);
  expect(approvalEventsOf(approval, "exhibitor")).toEqual(["approve", "want-changes"]);
});

test("the same title of the same side is the next round, and replaces one that is not decided [T12]", () => {
  const asked = { title: "plan", side: "builder" } as const;
  expect(earlierRound([approval], asked)).toEqual({ replaced: approval, round: 2 });
  const approved = { ...approval, state: "approved" as const };
  expect(earlierRound([approved], asked)).toEqual({ replaced: null, round: 2 });
  expect(earlierRound([approval], { ...asked, side: "exhibitor" })).toEqual({
    replaced: null,
    round: 1,
  });
});
