import { expect, it } from "vitest";
import { hoursIn, invited, quoted } from "../examples.ts";
import { invitationState, seatsTaken } from "./invitation-state.ts";

it.for([
  ["queued", { delivery: "queued", deliveredAt: null }, []],
  ["bounced", { delivery: "failed" }, []],
  ["delivered", {}, []],
  ["acknowledged", { acknowledgedAt: hoursIn(1) }, []],
  // acknowledged at the dashboard before the mail was out
  ["acknowledged", { acknowledgedAt: hoursIn(1), delivery: "queued" }, []],
  ["lapsed", { lapsedAt: hoursIn(8) }, []],
  ["released", { lapsedAt: hoursIn(8), releasedAt: hoursIn(9) }, []],
  ["quoted", { lapsedAt: hoursIn(8) }, [quoted(1, 9)]],
  ["quoted", { removedAt: hoursIn(9) }, [quoted(1, 8)]],
  ["needs-amount", {}, [quoted(1, 2, { pricedAt: null })]],
  ["withdrawn", {}, [quoted(1, 2, { withdrawnAt: hoursIn(3) })]],
  ["withdrawn", { acknowledgedAt: hoursIn(1) }, [quoted(1, 2, { withdrawnAt: hoursIn(3) })]],
  // "We will quote" was said again
  ["acknowledged", { acknowledgedAt: hoursIn(4) }, [quoted(1, 2, { withdrawnAt: hoursIn(3) })]],
  ["declined", { declinedAt: hoursIn(1), removedAt: hoursIn(1) }, []],
  ["removed", { removedAt: hoursIn(1) }, []],
  // an answer to an earlier invitation
  ["delivered", { invitedAt: hoursIn(5) }, [quoted(1, 2)]],
  ["delivered", {}, [quoted(2, 2)]],
] as const)("invitationState() is %s", ([state, facts, answers]) => {
  expect(invitationState(invited(1, facts), answers)).toBe(state);
});

it("seatsTaken() counts who works, whom an admin chose, and who withdrew until their time to answer [Q13]", () => {
  const invitations = [
    invited(1),
    invited(2, { invitedBy: "admin" }),
    invited(3, { acknowledgedAt: hoursIn(1) }),
    invited(4),
    invited(5, { lapsedAt: hoursIn(8), invitedBy: "admin" }),
    invited(6),
  ];
  const answers = [quoted(4, 2), quoted(6, 2, { withdrawnAt: hoursIn(3) })];
  expect(seatsTaken(invitations, answers, hoursIn(9))).toBe(4);
  expect(seatsTaken(invitations, answers, hoursIn(24))).toBe(3);
});
