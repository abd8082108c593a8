import type { InvitationState } from "../../promise/evaluation/invitation-state.ts";
import type { LedgerRow } from "../../promise/ledger/promise-event.ts";

type Builder = {
  delivery: "queued" | "delivered" | "bounced";
  marks: Set<"acknowledged" | "lapsed" | "released">;
  answer: "quoted" | "needs-amount" | "withdrawn" | null;
  /** The builder acknowledged after withdrawing the answer. */
  hasBegunAgain: boolean;
  end: "declined" | "removed" | null;
  reminders: number;
};

/**
 * A request's state rebuilt from its ledger: builders by number, targets, and whether the clock
 * runs.
 */
export function replayedState(rows: readonly Pick<LedgerRow, "kind" | "detail">[]) {
  const builders = new Map<number, Builder>();
  const targets: Record<string, string> = {};
  let isPaused = false;
  let wanted: number | null = null;
  for (const { kind, detail } of rows) {
    if (kind === "paused" || kind === "resumed") isPaused = kind === "paused";
    if (kind === "more-asked") wanted = Number(detail.wanted);
    if (kind === "target-kept" || kind === "target-missed" || kind === "excluded") {
      targets[`${detail.clock} ${detail.target}`] = kind.replace("target-", "");
    }
    const number = Number(detail.builder);
    if (kind === "invited") builders.set(number, begun());
    const builder = builders.get(number);
    if (builder) apply(builder, kind);
  }
  return {
    isPaused,
    wanted,
    targets,
    builders: Object.fromEntries(
      [...builders].map(([number, builder]) => [
        number,
        { state: stateOf(builder), reminders: builder.reminders },
      ]),
    ),
  };
}

function begun(): Builder {
  return {
    delivery: "queued",
    marks: new Set(),
    answer: null,
    hasBegunAgain: false,
    end: null,
    reminders: 0,
  };
}

function apply(builder: Builder, kind: LedgerRow["kind"]): void {
  switch (kind) {
    case "delivered":
    case "bounced":
      builder.delivery = kind;
      break;
    case "acknowledged":
      builder.marks = new Set(["acknowledged"]);
      builder.hasBegunAgain = builder.answer === "withdrawn";
      break;
    case "acknowledgement-taken-back":
      builder.marks.delete("acknowledged");
      builder.hasBegunAgain = false;
      break;
    case "lapsed":
    case "released":
      builder.marks.add(kind);
      break;
    case "reminded":
      builder.reminders += 1;
      break;
    case "quoted":
    case "withdrawn":
      builder.answer = kind;
      builder.hasBegunAgain = false;
      break;
    case "answered-without-amount":
      builder.answer = "needs-amount";
      builder.hasBegunAgain = false;
      break;
    case "declined":
    case "removed":
      builder.end = kind;
      break;
    default:
  }
}

function stateOf({ delivery, marks, answer, hasBegunAgain, end }: Builder): InvitationState {
  if (end === "declined") return end;
  if (answer === "quoted") return answer;
  if (end) return end;
  if (answer && !hasBegunAgain) return answer;
  const mark = (["released", "lapsed", "acknowledged"] as const).find((each) => marks.has(each));
  return mark ?? delivery;
}
