import { expect, test } from "vitest";
import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { MissedCase } from "./missed-case.tsx";

const missed = {
  happened: ["Invited: 9 builders.", "Answered: none.", "Undelivered: none."],
  email: "Hello,\n\nWe are late.",
};

function shown({ email = null, names = [] }: { email?: string | null; names?: string[] } = {}) {
  return written(
    <MissedCase
      promise={{ quoteRequestId: "q" } as ViewedPromiseBody}
      missed={missed}
      email={email}
      onEmail={() => {}}
      ticked={names}
      names={names}
      versions={{ assignmentVersion: 1, version: null }}
      onClosed={() => {}}
      onKept={() => {}}
    />,
  );
}

test("a missed promise is three lines, an email to edit and two ways on [W11]", () => {
  const lines = linesOf(shown({ names: ["Redwood & Pike", "Sunbelt Displays"] }));
  expect(lines).toEqual(expect.arrayContaining([...missed.happened, missed.email]));
  expect(lines.filter((line) => line === "Send and close" || line === "Keep trying")).toEqual([
    "Send and close",
    "Keep trying",
  ]);
  expect(lines.join(" ")).toContain("invites Redwood, Sunbelt, and you see the case again");
  expect(shown({ email: "Edited" })).not.toContain("We are late");
});
