import { expect, test } from "vitest";
import { linesOf, written } from "../../ui/test/written.tsx";
import { UndoInvite } from "./undo-invite.tsx";

test("an invitation that was just sent can be undone [W10]", () => {
  const html = written(<UndoInvite requestId="q" builderIds={["b"]} onUndone={() => {}} />);
  expect(linesOf(html)).toEqual(["Undo"]);
});
