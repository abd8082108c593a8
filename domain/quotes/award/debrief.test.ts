import { describe, expect, test } from "vitest";
import { islandOffers, islandRequest } from "../../offers/examples.ts";
import type { BuilderId, QuoteResponseId } from "../../shared/id.ts";
import { type Award, awardWithoutReasons } from "../award.ts";
import { accept } from "../decision/accept-response.ts";
import { answeredCase, beasResponse, now } from "../examples.ts";

type Name = keyof typeof islandOffers;
const names: Name[] = ["a", "b", "c", "d"];
const idOf = (name: Name) => `quote-${name}` as QuoteResponseId;
const award: Award = { reasons: ["scope", "design"], note: "B is $1 dearer", tellPriceBand: true };

/** The debriefs after quote B of the island was accepted among `others`. */
function debriefsAmong(others: Name[], given = award) {
  const responses = names
    .filter((name) => name === "b" || others.includes(name))
    .map((name) => ({
      ...beasResponse,
      id: idOf(name),
      builderId: `builder-${name}` as BuilderId,
      lines: islandOffers[name],
      quotedAmount: 79_000_00,
    }));
  const request = { ...answeredCase.request, ...islandRequest };
  const step = accept({ request, responses }, { id: idOf("b"), revision: null, award: given }, now);
  if (!step.ok) throw new Error(step.refusal.kind);
  const { accepted } = step.value;
  return { accepted, of: new Map(step.value.others.map(({ id, debrief }) => [id, debrief])) };
}

describe("accept() of one of four quotes", () => {
  test("gives the others reasons, place, price band and what they left out [R32]", () => {
    const { accepted, of } = debriefsAmong(names);
    expect(accepted).toMatchObject({ award, debrief: null });
    expect(of.get(idOf("a"))).toEqual({
      reasons: ["scope", "design"],
      place: { from: 1, to: 2, of: 3 },
      priceBand: 0,
      unsaid: expect.arrayContaining(["hanging-sign", "supervision"]),
    });
    expect(of.get(idOf("a"))?.unsaid).not.toContain("flooring"); // it says: excluded
    expect(of.get(idOf("d"))).toMatchObject({ place: { from: 3, to: 3, of: 3 }, priceBand: 5 });
    const single = { place: null, priceBand: null, unsaid: null };
    expect(of.get(idOf("c"))).toEqual({ reasons: ["scope", "design"], ...single });
  });

  test("gives no place and no band to fewer than three comparable quotes, or without consent [R32]", () => {
    const hidden = { place: null, priceBand: null };
    expect(debriefsAmong(["a", "c"]).of.get(idOf("a"))).toMatchObject(hidden);
    const withoutConsent = debriefsAmong(names, { ...award, tellPriceBand: false });
    expect(withoutConsent.of.get(idOf("d"))).toMatchObject(hidden);
    expect(debriefsAmong(names, awardWithoutReasons).of.get(idOf("d"))).toMatchObject(hidden);
  });
});
