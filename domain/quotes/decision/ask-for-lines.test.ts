import { describe, expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { lineOf } from "../../offers/examples.ts";
import { answeredCase, beasResponse, carlsResponse } from "../examples.ts";
import type { OfferChanges } from "../quote-response.ts";
import type { LinesAsk } from "../responses/ask-lines.ts";
import { reviseResponse } from "../responses/revise-response.ts";
import { acceptResponse } from "./accept-response.ts";
import { askForLines } from "./ask-for-lines.ts";

const by = member(ada);
const responseId = beasResponse.id;
const structure = lineOf("structure", { amount: 42_000_00 });
const noFlooring = lineOf("flooring", { kind: "excluded" });
const itemized = { ...beasResponse, lines: [structure, noFlooring] };
const hour = 60 * 60 * 1000;

function given(response = itemized) {
  const fakes = openTestPorts({
    cases: [{ ...answeredCase, responses: [carlsResponse, response] }],
  });
  return {
    fakes,
    ask: (ask: LinesAsk) => askForLines(fakes)({ responseId, ask, by }),
    revise: (changes: OfferChanges) =>
      reviseResponse(fakes)({ responseId, changes, by: member(beaUser, beasBooths) }),
    later: (hours: number) => {
      fakes.clock.at = new Date(fakes.clock.at.getTime() + hours * hour);
    },
  };
}
const refused = (kind: string) => ({ ok: false, refusal: { kind } });
const asked = (...linesAsked: string[]) => ({ ok: true, value: { linesAsked } });
const letter = `lines-asked to ${beaUser.email}`;

describe("asking for a quote by line", () => {
  it("emails the builder once a day, until lines come [R14]", async () => {
    const { fakes, ask, later, revise } = given(beasResponse);
    expect(await ask("itemize")).toMatchObject({
      ok: true,
      value: { linesAskedAt: fakes.clock.at, updatedAt: beasResponse.updatedAt },
    });
    expect(fakes.letters()).toEqual([letter]);
    later(23);
    expect(await ask("itemize")).toMatchObject(refused("price-already-asked"));
    later(1);
    expect(await ask("itemize")).toMatchObject({ ok: true });
    expect(fakes.letters()).toEqual([letter, letter]);
    expect(await revise({ responseMessage: "Soon" })).toMatchObject({
      value: { linesAskedAt: expect.any(Date) },
    });
    expect(await revise({ lines: [structure] })).toMatchObject({ value: { linesAskedAt: null } });
    expect(await ask("itemize")).toMatchObject(refused("quote-itemized"));
  });
});

describe("asking to price what the lines leave out", () => {
  it("names the categories; more of them join on the same day without another email [R15]", async () => {
    const { fakes, ask, later } = given();
    expect(await ask(["flooring", "structure"])).toMatchObject(asked("flooring"));
    expect(fakes.outbox.at(-1)?.letter).toMatchObject({
      kind: "lines-asked",
      categories: ["flooring"],
      company: "Engines Ltd",
    });
    later(1);
    expect(await ask(["flooring"])).toMatchObject(refused("price-already-asked"));
    expect(await ask(["flooring", "av"])).toMatchObject(asked("flooring", "av"));
    expect(fakes.letters()).toEqual([letter]);
    later(23);
    expect(await ask(["av"])).toMatchObject(asked("flooring", "av"));
    expect(fakes.letters()).toEqual([letter, letter]);
  });

  it("closes for each category that the builder prices or now says something else of [R15]", async () => {
    const { ask, revise } = given();
    await ask(["flooring", "av", "graphics"]);
    const lines = [structure, noFlooring, lineOf("av", { kind: "excluded" })];
    expect(await revise({ lines })).toMatchObject(asked("flooring", "graphics"));
    const more = [structure, lineOf("flooring", { amount: 1 })];
    const within = lineOf("graphics", { within: structure.id });
    expect(await revise({ lines: more })).toMatchObject(asked("graphics"));
    expect(await revise({ lines: [...more, within] })).toMatchObject({
      value: { linesAsked: [], linesAskedAt: null },
    });
  });

  it("asks for nothing that is priced, of no quote without lines, and after no award", async () => {
    expect(await given().ask(["structure"])).toMatchObject(refused("quote-has-price"));
    expect(await given(beasResponse).ask(["av"])).toMatchObject(refused("quote-not-itemized"));
    const { fakes, ask } = given();
    await acceptResponse(fakes)({ responseId: carlsResponse.id, by });
    expect(await ask(["flooring"])).toMatchObject(refused("response-already-accepted"));
  });
});
