import { expect, test } from "vitest";
import { bea, invitation } from "../examples.ts";
import { requestStatuses } from "../request-state.ts";
import { type ResponseStatus, responseStatuses } from "../responses/response-state.ts";
import { requestStanding } from "./request-standing.ts";

const nobody = { assignedBuilders: [], invitations: [] };
const asked = { assignedBuilders: [bea], invitations: [invitation(bea)] };
const removed = { assignedBuilders: [], invitations: [invitation(bea, { removedAt: new Date() })] };

/** None, each one alone, and each two together. */
const answerSets: ResponseStatus[][] = [
  [],
  ...responseStatuses.map((one) => [one]),
  ...responseStatuses.flatMap((one) => responseStatuses.map((other) => [one, other])),
];

// biome-ignore format: a table, one row a status; what is expected without answers, and with them
const table = {
  pending:       { nobody: "pending",           asked: "pending",              removed: "pending" },
  assigned:      { nobody: "assigned",          asked: "assigned",             removed: "assigned" },
  quotes_sent:   { nobody: "quotes_sent",       asked: "quotes_sent",          removed: "quotes_sent" },
  email_failed:  { nobody: "email_failed",      asked: "email_failed",         removed: "email_failed" },
  "in-progress": { nobody: "quotes-ended",      asked: "quotes-ended",         removed: "quotes-ended" },
  completed:     { nobody: "completed",         asked: "completed",            removed: "completed" },
  cancelled:     { nobody: "cancelled-unasked", asked: "cancelled-unanswered", removed: "cancelled-unanswered" },
} as const;

test.for(requestStatuses)(
  "requestStanding() of a request that is %s, with every set of answers",
  (status) => {
    for (const [name, builders] of Object.entries({ nobody, asked, removed })) {
      for (const answers of answerSets) {
        const standing = requestStanding(
          { status, ...builders },
          answers.map((status) => ({ status, quotedAmount: 100_00 })),
        );
        const unanswered = table[status][name as keyof typeof table.pending];
        const expected =
          status === "in-progress" && answers.includes("accepted")
            ? "quote-accepted"
            : status === "in-progress" && answers.includes("pending")
              ? "quotes-to-decide"
              : status === "cancelled" && answers.length > 0
                ? "cancelled-with-quotes"
                : unanswered;
        expect(standing, `${name}, ${answers.join(" and ") || "no answers"}`).toBe(expected);
      }
    }
  },
);

test("requestStanding() has nothing to decide about while no pending quote names a price [Y09]", () => {
  const request = { status: "in-progress", ...asked } as const;
  const unpriced = { status: "pending", quotedAmount: null } as const;
  const standing = (...answers: Parameters<typeof requestStanding>[1]) =>
    requestStanding(request, answers);
  expect(standing(unpriced)).toBe("quotes-unpriced");
  expect(standing({ ...unpriced, quotedAmount: 0 })).toBe("quotes-unpriced");
  expect(standing({ ...unpriced, quotedAmount: 1 })).toBe("quotes-to-decide");
  expect(standing(unpriced, { status: "declined", quotedAmount: 100_00 })).toBe("quotes-unpriced");
  expect(standing(unpriced, { status: "pending", quotedAmount: 100_00 })).toBe("quotes-to-decide");
});
