import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ada } from "../../accounts/examples.ts";
import { builder, plainBuilder, project, request, today } from "./examples.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import { matchVersion, weights } from "./matching-weights.ts";
import { suggestBuilders } from "./suggest-builders.ts";

const order = (builders: BuilderToMatch[], asked = request) =>
  suggestBuilders(asked, builders, today).suggestions.map(({ name }) => name);
const reasonFor = (
  criterion: keyof typeof weights,
  facts: Partial<BuilderToMatch>,
  asked = request,
) =>
  suggestBuilders(asked, [builder(1, facts)], today).suggestions[0]?.reasons.find(
    (reason) => reason.criterion === criterion,
  );
const obstacles = (facts: Partial<BuilderToMatch>, asked: Partial<RequestToMatch> = {}) =>
  ineligibilityReasons(builder(1, facts), { ...request, ...asked }, today);

it("suggestBuilders() asks the exhibitor's own wishes first, where they fit", () => {
  const best = builder(1, { isInterested: true });
  const [wanted, unlisted] = [builder(2), builder(3, { public: false })];
  const preferredBuilders = [wanted.id, unlisted.id];
  const asked = { ...request, preferredBuilders };
  expect(order([best, wanted, unlisted])).toEqual(["Builder 1", "Builder 2"]);
  expect(order([best, wanted, unlisted], asked)).toEqual(["Builder 2", "Builder 1"]);
  const { suggestions, ineligible } = suggestBuilders(asked, [best, wanted, unlisted], today);
  expect(suggestions.map(({ isPreferred }) => isPreferred)).toEqual([true, false]);
  expect(ineligible).toMatchObject([{ builderId: unlisted.id, isPreferred: true }]);
});

describe("suggestBuilders() asks first what must be", () => {
  it("someone whose profile is not approved, hidden or without an address cannot be invited", () => {
    expect(obstacles({ reviewState: "pending-review" })).toEqual([
      {
        condition: "approved",
        why: "The profile is waiting for review",
        change: "approve it under Review",
      },
    ]);
    expect(obstacles({ reviewState: "declined" })[0]?.why).toBe("The profile was declined");
    expect(obstacles({ public: false })[0]?.change).toBe("the builder makes the profile public");
    expect(obstacles({ isReachable: false })[0]?.condition).toBe("approved");
    expect(obstacles({})).toEqual([]);
  });

  it("an exhibitor who builds booths is not asked to quote for their own request", () => {
    const userId = ada.id;
    const own = obstacles({ userId }, { userId });
    expect(own).toMatchObject([{ condition: "own-request", why: "It's their own request" }]);
    const company = { company: "Builder 1, Inc." };
    expect(obstacles({}, company).map(({ condition }) => condition)).toEqual(["own-request"]);
    expect(obstacles({ userId }, { userId: null, company: "Engines Ltd" })).toEqual([]);
    expect(obstacles({}, { userId })).toEqual([]);
  });

  it("a builder in Europe does not build in Las Vegas, unless they say that they do", () => {
    const european = { city: "Düsseldorf", state: "NRW", country: "Germany", region: "Europe" };
    expect(obstacles(european)).toEqual([
      {
        condition: "region",
        why: "They work in Europe; the show is in Las Vegas",
        change: "the builder adds Las Vegas to the coverage areas",
      },
    ]);
    for (const area of ["Las Vegas", "las vegas", "Nevada", "North America", "USA", "Worldwide"]) {
      expect(obstacles({ ...european, coverageAreas: [area] }), area).toEqual([]);
    }
  });

  it("an unknown fact refuses no one", () => {
    expect(obstacles({ country: "Freedonia", region: "The South-East Corner" })).toEqual([]);
    const european = { city: "Köln", state: "NRW", country: "Germany", region: "Europe" };
    expect(obstacles(european, { show: null })).toEqual([]);
    const { unknowns } = suggestBuilders(
      { ...request, show: null, eventDay: null, budget: null, boothSize: "custom" },
      [],
      today,
    );
    expect(unknowns).toHaveLength(4);
  });

  it("who declined this very request is not asked again", () => {
    expect(obstacles({ hasDeclined: true }).map(({ condition }) => condition)).toEqual(["willing"]);
  });

  it("a budget that the builder does not take is refused on either side, with the number that would do", () => {
    expect(obstacles({ minimumProjectBudget: 100_000 })).toEqual([
      {
        condition: "budget",
        why: "They take jobs from $100,000; the budget ends at $75,000",
        change: "a budget of $100,000 or more, or a lower minimum in the profile",
      },
    ]);
    expect(obstacles({ maximumProjectBudget: 20_000 })[0]?.why).toBe(
      "They take jobs up to $20,000; the budget starts at $35,000",
    );
    expect(obstacles({ minimumProjectBudget: 75_000 })).toEqual([]);
    expect(obstacles({ minimumProjectBudget: 100_000 }, { budget: "let us talk" })).toEqual([]);
  });

  it("three weeks are too short for a new island from out of town, not for a rental or who has done it", () => {
    const soon = { eventDay: "2027-01-29" };
    expect(obstacles({}, soon)).toEqual([
      {
        condition: "lead-time",
        why: "They need about 28 days for this booth; the show opens in 24 days",
        change: "choose a smaller booth, a rental or a builder closer to the show",
      },
    ]);
    expect(obstacles({ city: "Las Vegas", servicesOffered: ["Rental"] }, soon)).toEqual([]);
    const fast = { ...project, size: "20x30", projectTimeline: "2 weeks from brief to opening" };
    expect(obstacles({ projects: [fast] }, soon)).toEqual([]);
    expect(obstacles({ projects: [{ ...fast, size: "10x10" }] }, soon)).toHaveLength(1);
    expect(obstacles({}, { ...soon, serviceType: "exhibit-labor-only" })).toEqual([]);
    expect(obstacles({}, { eventDay: "2027-01-04" })[0]?.why).toBe("The event date has passed");
  });

  it("who says how long they need is taken at their word, but for a rental from stock", () => {
    const soon = { eventDay: "2027-01-29" };
    const local = { city: "Las Vegas" };
    expect(obstacles({ ...local, leadTimeWeeks: 3 }, soon)).toEqual([]);
    expect(obstacles({ ...local, leadTimeWeeks: 4 }, soon)).toEqual([
      {
        condition: "lead-time",
        why: "They say they need 28 days including shipping; the show opens in 24 days",
        change: "ask whether the builder can be quicker this time",
      },
    ]);
    const fast = { ...project, projectTimeline: "1 week from brief to opening" };
    expect(obstacles({ ...local, leadTimeWeeks: 4, projects: [fast] }, soon)).toHaveLength(1);
    expect(obstacles({ ...local, leadTimeWeeks: 4, servicesOffered: ["Rental"] }, soon)).toEqual(
      [],
    );
  });

  it("a miss is listed with everything that stands in the way, the nearest miss first", () => {
    const { ineligible } = suggestBuilders(
      request,
      [
        builder(1, { region: "Europe", minimumProjectBudget: 200_000 }),
        builder(2, { minimumProjectBudget: 200_000 }),
      ],
      today,
    );
    expect(
      ineligible.map((each) => [each.name, each.obstacles.map((one) => one.condition)]),
    ).toEqual([
      ["Builder 2", ["budget"]],
      ["Builder 1", ["region", "budget"]],
    ]);
  });
});

describe("suggestBuilders() then weighs what speaks for each", () => {
  it("who builds such booths is before who does not", () => {
    const islands = builder(2, { specialties: ["Custom Island Booths", "Storage"] });
    expect(order([builder(1), islands])).toEqual(["Builder 2", "Builder 1"]);
    expect(reasonFor("skills", islands)).toMatchObject({
      points: 13,
      why: "Covers 2 of 4 needs: island booths, storage",
    });
  });

  it("who is at home by the hall is before who travels, and who covers the city before who only lives on the continent", () => {
    const local = builder(1, { city: "Las Vegas" });
    const covering = builder(2, { coverageAreas: ["Las Vegas"] });
    expect(order([builder(3), covering, local])).toEqual(["Builder 1", "Builder 2", "Builder 3"]);
    expect(reasonFor("place", local)).toMatchObject({ points: 15, why: "At home in Las Vegas" });
  });

  it("a city is the same city in another language", () => {
    const cologne = {
      ...request,
      show: {
        ...request.show,
        startDate: null,
        endDate: null,
        title: "Anuga",
        city: "Cologne",
        state: null,
        region: "Europe",
        industry: null,
      },
    };
    const facts = { city: "Köln", region: "Europe", country: "Germany" };
    expect(reasonFor("place", facts, cologne)?.why).toBe("At home in Köln");
  });

  it("a show that is on no calendar is placed by its venue", () => {
    const unlisted = {
      ...request,
      tradeShowName: "Our Own Fair",
      venue: "Messe Düsseldorf, Halle 8",
      show: null,
    };
    expect(reasonFor("place", { city: "Düsseldorf" }, unlisted)?.points).toBe(15);
    expect(reasonFor("place", { city: "Halle an der Saale" }, unlisted)?.why).toMatch(
      /coverage is missing/,
    );
  });

  it("who has built at this show, in this industry, at this size, is before who has not", () => {
    const veteran = builder(2, {
      industriesServed: ["Technology"],
      projects: [
        { ...project, eventName: "CES 2026" },
        { ...project, size: "20x30" },
        { ...project, size: "50x50" },
      ],
    });
    expect(order([builder(1), veteran])).toEqual(["Builder 2", "Builder 1"]);
    expect(reasonFor("show", veteran)?.why).toBe("Has built at CES");
    expect(reasonFor("industry", veteran)).toMatchObject({ points: 10, why: "Serves Technology" });
    expect(reasonFor("size", veteran)?.why).toBe("2 past booths of about this size");
  });

  it("a hundred good reviews beat two rave ones, and none is average, not bad", () => {
    const proven = builder(1, { rating: 4.7, reviewCount: 100 });
    const raved = builder(2, { rating: 5, reviewCount: 2 });
    const fresh = builder(3);
    const poor = builder(4, { rating: 2.5, reviewCount: 40 });
    expect(order([poor, fresh, raved, proven])).toEqual([
      "Builder 1",
      "Builder 2",
      "Builder 3",
      "Builder 4",
    ]);
  });

  it("an imported voice counts half of a verified one, and says so [S47]", () => {
    const facts = { rating: 5, reviewCount: 40 };
    const verified = builder(2, { ...facts, ratingSource: "verified" });
    const imported = builder(1, { ...facts, ratingSource: "imported" });
    const half = builder(1, { ...facts, reviewCount: 20, ratingSource: "verified" });
    expect(order([imported, verified])).toEqual(["Builder 2", "Builder 1"]);
    expect(reasonFor("rating", imported)?.points).toBe(reasonFor("rating", half)?.points);
    expect(reasonFor("rating", verified)?.why).toBe("5.0 of 5 from 40 reviews");
    expect(reasonFor("rating", imported)?.why).toBe(
      "5.0 of 5 from 40 reviews, imported: counted half",
    );
  });

  it("final bills near the quotes give at most 5 points, unknown ones as usual [T29]", () => {
    const of = (jobs: number, close: number) => ({ finalBills: { jobs, close } });
    const points = (jobs: number, close: number) => reasonFor("bills", of(jobs, close))?.points;
    expect([points(0, 0), points(20, 20), points(20, 0)]).toEqual([3, 5, 0]);
    expect(reasonFor("bills", of(5, 4))).toMatchObject({
      outOf: 5,
      why: "Final bill near the quote in 4 of 5 jobs",
    });
    expect(order([builder(1, { finalBills: { jobs: 9, close: 1 } }), builder(2)])).toEqual([
      "Builder 2",
      "Builder 1",
    ]);
    expect(matchVersion).toBe("4");
    expect(Object.values(weights).reduce((sum, points) => sum + points, 0)).toBe(100);
  });

  it("who answers is before who does not", () => {
    const silent = builder(1, { invited: 10, answered: 1 });
    const keen = builder(2, { invited: 10, answered: 10 });
    expect(order([silent, builder(3), keen])).toEqual(["Builder 2", "Builder 3", "Builder 1"]);
    expect(reasonFor("answers", silent)?.why).toBe("Answered 1 of 10 requests in the last year");
  });

  it("who has less to do is before who is busy, and a big team carries more", () => {
    const busy = builder(1, { waiting: 3, underWay: 1 });
    const big = builder(2, { waiting: 3, underWay: 1, teamSize: "100-250" });
    expect(order([busy, big, builder(3)])).toEqual(["Builder 3", "Builder 2", "Builder 1"]);
    expect(reasonFor("load", busy)?.why).toBe("3 requests to answer, 1 job under way");
  });

  it("who asked for this request is before who did not", () => {
    expect(order([builder(1), builder(2, { isInterested: true })])).toEqual([
      "Builder 2",
      "Builder 1",
    ]);
  });

  it("equals go by load, then by name: no one is first by chance", () => {
    expect(order([builder(2), builder(1), builder(3)])).toEqual([
      "Builder 1",
      "Builder 2",
      "Builder 3",
    ]);
  });

  it("the weights are a hundred together", () => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});

describe("suggestBuilders() for whatever facts", () => {
  const texts = (...values: string[]) => fc.subarray(values);
  const builders = fc.uniqueArray(
    fc
      .record({
        number: fc.integer({ min: 1, max: 40 }),
        reviewState: fc.constantFrom("approved", "approved", "pending-review", "declined"),
        public: fc.boolean(),
        isReachable: fc.boolean(),
        isInterested: fc.boolean(),
        hasDeclined: fc.boolean(),
        city: fc.constantFrom("Las Vegas", "Chicago", "Köln", "Atlantis"),
        region: fc.constantFrom("North America", "Europe", "Elsewhere"),
        country: fc.constantFrom("United States", "Germany", "Nowhere"),
        coverageAreas: texts("Las Vegas", "Europe", "Worldwide", ""),
        teamSize: fc.constantFrom("1-10", "25-50", "100+", "many"),
        minimumProjectBudget: fc.option(fc.nat(200_000)),
        specialties: texts("Custom Island Booths", "Storage", "Rental Exhibits"),
        industriesServed: texts("Technology", "Finance"),
        rating: fc.double({ min: 0, max: 5, noNaN: true }),
        reviewCount: fc.nat(200),
        projects: fc.array(
          fc.record({
            eventName: fc.constantFrom("CES 2026", "IMTS", null),
            size: fc.constantFrom("20x20", "10x10", "as big as you like"),
            projectType: fc.constantFrom("Island Booth", null),
            industry: fc.constantFrom("Technology", "Other"),
            projectTimeline: fc.constantFrom("3 weeks", "soon", null),
          }),
          { maxLength: 4 },
        ),
        invited: fc.nat(20),
        answered: fc.nat(20),
        waiting: fc.nat(12),
        underWay: fc.nat(12),
      })
      .map(({ number, ...facts }) => builder(number, facts as Partial<BuilderToMatch>)),
    { selector: ({ id }) => id, maxLength: 8 },
  );
  const requests = fc
    .record({
      eventDay: fc.constantFrom("2027-01-10", "2027-03-03", "2026-12-01", null),
      boothSize: fc.constantFrom("10x10", "20x20", "50x50", "custom"),
      budget: fc.constantFrom("5000-15000", "35000-75000", "150000+", "a lot", null),
      industry: fc.constantFrom("island", "other", "anything"),
      features: texts("storage", "meeting-room", "a fountain"),
      show: fc.constantFrom(request.show, null),
    })
    .map((facts): RequestToMatch => ({ ...request, ...facts }));

  it("suggests no one who fails a hard condition, and forgets no one", () => {
    fc.assert(
      fc.property(requests, builders, (asked, all) => {
        const { suggestions, ineligible } = suggestBuilders(asked, all, today);
        for (const { builderId } of suggestions) {
          const one = all.find(({ id }) => id === builderId) ?? plainBuilder;
          expect(ineligibilityReasons(one, asked, today)).toEqual([]);
        }
        for (const { obstacles } of ineligible) {
          expect(obstacles.length).toBeGreaterThan(0);
          expect(obstacles.every(({ why, change }) => why !== "" && change !== "")).toBe(true);
        }
        const listed = [...suggestions, ...ineligible].map(({ builderId }) => builderId);
        expect(listed.sort()).toEqual(all.map(({ id }) => id).sort());
      }),
    );
  });

  it("answers in one order, however the facts come in", () => {
    fc.assert(
      fc.property(requests, builders, fc.nat(), (asked, all, turn) => {
        const at = all.length === 0 ? 0 : turn % all.length;
        const turned = [...all.slice(at), ...all.slice(0, at)].reverse();
        expect(suggestBuilders(asked, turned, today)).toEqual(suggestBuilders(asked, all, today));
      }),
    );
  });

  it("gives points that are the sum of the reasons, each between nothing and its weight", () => {
    fc.assert(
      fc.property(requests, builders, (asked, all) => {
        const { suggestions } = suggestBuilders(asked, all, today);
        for (const { points, reasons } of suggestions) {
          expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
          for (const reason of reasons) {
            expect(reason.points).toBeGreaterThanOrEqual(0);
            expect(reason.points).toBeLessThanOrEqual(reason.outOf);
            expect(reason.why).not.toBe("");
          }
        }
        const points = suggestions.map((suggestion) => suggestion.points);
        expect(points).toEqual([...points].sort((one, other) => other - one));
      }),
    );
  });

  const pointsOf = (asked: RequestToMatch, one: BuilderToMatch) =>
    suggestBuilders(asked, [one], today).suggestions[0]?.points ?? 0;

  it("never takes points away for a better rating, one more answer, or less to do", () => {
    fc.assert(
      fc.property(
        requests,
        builders,
        fc.double({ min: 0, max: 5, noNaN: true }),
        (asked, all, more) => {
          for (const one of all) {
            const before = pointsOf(asked, one);
            const better = { ...one, rating: Math.min(5, one.rating + more) };
            const keener = { ...one, answered: one.answered + 1 };
            const freer = { ...one, waiting: Math.max(0, one.waiting - 1) };
            for (const changed of [better, keener, freer]) {
              expect(pointsOf(asked, changed)).toBeGreaterThanOrEqual(before);
            }
          }
        },
      ),
    );
  });
});
