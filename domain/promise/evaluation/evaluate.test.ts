import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hourMs } from "../../shared/time/time-units.ts";
import {
  autoParams,
  builderId,
  factsOf,
  hoursIn,
  invited,
  outlook,
  promiseOf,
  quoted,
  receivedAt,
} from "../examples.ts";
import { nextNews } from "./due-notices.ts";
import { evaluate, type PromiseAction } from "./evaluate.ts";

const of = (kind: PromiseAction["kind"], actions: readonly PromiseAction[]) =>
  actions.flatMap((action) =>
    action.kind === kind ? ("builderId" in action ? action.builderId : action.notice) : [],
  );
const numbers = (...all: number[]) => all.map(builderId);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const asked = (from: number, to: number, facts = {}) =>
  range(from, to).map((number) => invited(number, facts));

describe("whom to invite", () => {
  it("asks the best until five and one to spare are expected, in the order of the suggestions [Q09]", () => {
    const { actions, forecast, expected } = evaluate(factsOf(), receivedAt);
    // each answers seven of ten: nine of them make 6.3
    expect(of("invite", actions)).toEqual(numbers(...range(1, 9)));
    expect(expected).toBe(0);
    expect(forecast.median).toBe(6);
    expect(actions.find(({ kind }) => kind === "invite")).toMatchObject({ respondBy: hoursIn(24) });
  });

  it("asks for nothing once what it asked for is done [Q09]", () => {
    const after = factsOf({ invitations: asked(1, 9, { delivery: "queued", deliveredAt: null }) });
    expect(evaluate(after, receivedAt).actions).toEqual([]);
  });

  it("asks the next best when one declines [Q10]", () => {
    const gone = { declinedAt: hoursIn(0.1), removedAt: hoursIn(0.1) };
    const invitations = [invited(1, gone), ...asked(2, 9)];
    expect(of("invite", evaluate(factsOf({ invitations }), hoursIn(0.1)).actions)).toEqual(
      numbers(10),
    );
  });

  it("asks the next best when the mail server refuses one [Q12]", () => {
    const invitations = [invited(1, { delivery: "failed" }), ...asked(2, 9)];
    expect(of("invite", evaluate(factsOf({ invitations }), hoursIn(0.1)).actions)).toEqual(
      numbers(10),
    );
  });

  it("invites on a Friday evening, with time until Monday", () => {
    const friday = new Date("2027-01-08T17:00-06:00");
    const { actions, forecast } = evaluate(factsOf({ promise: promiseOf(friday) }), friday);
    expect(of("invite", actions)).toHaveLength(9);
    expect(actions.find(({ kind }) => kind === "invite")).toMatchObject({
      respondBy: new Date("2027-01-11T17:00-06:00"),
    });
    // the forecast by Sunday is shown to the exhibitor
    expect(forecast.median).toBeLessThan(2);
  });

  it("never asks more than the policy's twelve, even if some left [Q13]", () => {
    const gone = { declinedAt: hoursIn(1), removedAt: hoursIn(1) };
    const invitations = [...asked(1, 10, gone), invited(11)];
    const { actions } = evaluate(factsOf({ invitations }), hoursIn(1));
    expect(of("invite", actions)).toEqual(numbers(12));
  });

  it("asks no one while all seats are taken [Q13]", () => {
    const invitations = asked(1, 7, { acknowledgedAt: hoursIn(1), respondBy: hoursIn(2) });
    const { actions, seated, expected } = evaluate(factsOf({ invitations }), hoursIn(2));
    expect(seated).toBe(7);
    expect(expected).toBe(0);
    expect(of("invite", actions)).toEqual([]);
  });

  it("asks no one after the due time, unless the exhibitor asks for more", () => {
    const facts = factsOf({ answers: [quoted(1, 4)], invitations: [invited(1)] });
    expect(of("invite", evaluate(facts, hoursIn(48)).actions)).toEqual([]);
    const more = evaluate({ ...facts, asksForMore: true }, hoursIn(48)).actions;
    expect(of("invite", more)).not.toEqual([]);
    expect(more.find(({ kind }) => kind === "invite")).toMatchObject({ respondBy: hoursIn(72) });
  });

  it("counts a waiting mail for less after half an hour, and says so to admins", () => {
    const invitations = asked(1, 9, { delivery: "queued", deliveredAt: null });
    const { actions, expected } = evaluate(factsOf({ invitations }), hoursIn(0.5));
    expect(expected).toBeCloseTo(9 * 0.7 * 0.3 * 0.95);
    expect(of("notify", actions)).toContain("mail-waits");
  });
});

describe("silence [Q11]", () => {
  it("reminds after four working hours without a word, once", () => {
    const invitations = [invited(1)];
    expect(of("remind", evaluate(factsOf({ invitations }), hoursIn(3.9)).actions)).toEqual([]);
    expect(of("remind", evaluate(factsOf({ invitations }), hoursIn(4)).actions)).toEqual(
      numbers(1),
    );
    const reminded = [invited(1, { remindersSent: 1, remindedAt: hoursIn(4) })];
    expect(of("remind", evaluate(factsOf({ invitations: reminded }), hoursIn(5)).actions)).toEqual(
      [],
    );
  });

  it("lapses after eight, and the next best is asked", () => {
    const invitations = asked(1, 9);
    const before = evaluate(factsOf({ invitations }), hoursIn(7.9));
    expect(of("lapse", before.actions)).toEqual([]);
    const { actions } = evaluate(factsOf({ invitations }), hoursIn(8));
    expect(of("lapse", actions)).toEqual(numbers(...range(1, 9)));
    // three more may be asked in all
    expect(of("invite", actions)).toEqual(numbers(10, 11, 12));
  });

  it("counts half of those who are silent for four hours", () => {
    const invitations = asked(1, 9);
    expect(evaluate(factsOf({ invitations }), hoursIn(3)).expected).toBeCloseTo(6.3 * 0.7, 0);
    expect(evaluate(factsOf({ invitations }), hoursIn(4)).expected).toBeLessThan(3.2);
  });

  it("a lapsed builder who quotes is counted", () => {
    const facts = factsOf({
      invitations: [invited(1, { lapsedAt: hoursIn(8) })],
      answers: [quoted(1, 20)],
    });
    expect(evaluate(facts, hoursIn(20))).toMatchObject({ countable: 1, seated: 1 });
  });

  it("an answer without an amount stops reminders and lapsing, and counts for nothing", () => {
    const answers = [quoted(1, 2, { pricedAt: null })];
    const { actions, countable } = evaluate(
      factsOf({ invitations: [invited(1)], answers }),
      hoursIn(8),
    );
    expect(of("remind", actions)).toEqual([]);
    expect(of("lapse", actions)).toEqual([]);
    expect(countable).toBe(0);
  });

  it("frees the seat of an acknowledged one two working hours after the time to answer", () => {
    const invitations = [invited(1, { acknowledgedAt: hoursIn(1), respondBy: hoursIn(6) })];
    expect(of("lapse", evaluate(factsOf({ invitations }), hoursIn(7.9)).actions)).toEqual([]);
    expect(of("lapse", evaluate(factsOf({ invitations }), hoursIn(8)).actions)).toEqual(numbers(1));
  });
});

describe("reminders [Q18]", () => {
  const acknowledged = { acknowledgedAt: hoursIn(1), remindersSent: 0 };
  const remindedAt = (respondBy: Date, now: Date) => {
    // a quote is in, so the first target is kept
    const invitations = [invited(1, { ...acknowledged, respondBy }), invited(2)];
    const { actions } = evaluate(factsOf({ invitations, answers: [quoted(2, 1)] }), now);
    return of("remind", actions).length === 1;
  };

  it("reminds an acknowledged builder six hours before the time to answer", () => {
    const tuesdayAtFour = hoursIn(31);
    expect(remindedAt(tuesdayAtFour, hoursIn(24.9))).toBe(false);
    expect(remindedAt(tuesdayAtFour, hoursIn(25))).toBe(true);
  });

  it("waits for the builder's working hours", () => {
    const tuesdayAtTwo = hoursIn(29);
    // six hours before is eight in the morning; with one at noon it is six, still dark
    expect(remindedAt(tuesdayAtTwo, hoursIn(22.9))).toBe(false);
    expect(remindedAt(tuesdayAtTwo, hoursIn(23))).toBe(true);
    const tuesdayAtNoon = hoursIn(27);
    expect(remindedAt(tuesdayAtNoon, hoursIn(22))).toBe(false);
    expect(remindedAt(tuesdayAtNoon, hoursIn(23))).toBe(true);
  });

  it("does not wait with less than four hours left, but never writes at night", () => {
    const tuesdayAtHalfPastTen = hoursIn(25.5);
    expect(remindedAt(tuesdayAtHalfPastTen, hoursIn(21.5))).toBe(false);
    // seven in the morning, before work
    expect(remindedAt(tuesdayAtHalfPastTen, hoursIn(22))).toBe(true);
    const mondayAtMidnight = hoursIn(15);
    expect(remindedAt(mondayAtMidnight, hoursIn(12))).toBe(false);
  });

  it("a late worker does not make up for a reminder at night", () => {
    const facts = factsOf({ invitations: [invited(1)], answers: [] });
    expect(of("remind", evaluate(facts, hoursIn(13)).actions)).toEqual([]);
  });

  it("doesn't remind a builder who has just said that they will quote", () => {
    const remindedOf = (facts: object, now: Date) => {
      const invitations = [invited(1, { respondBy: hoursIn(31), ...facts })];
      return of("remind", evaluate(factsOf({ invitations }), now).actions).length;
    };
    // six hours before the time to answer, and after the moment at which the first quote is tight
    const begun = { acknowledgedAt: hoursIn(25.5) };
    expect([25.6, 26, 28, 30].map((hours) => remindedOf(begun, hoursIn(hours)))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(remindedOf({ acknowledgedAt: hoursIn(23) }, hoursIn(25))).toBe(1);
  });

  it("reminds twice at most", () => {
    const twice = { ...acknowledged, remindersSent: 2, remindedAt: hoursIn(4) };
    const invitations = [invited(1, { ...twice, respondBy: hoursIn(31) })];
    expect(of("remind", evaluate(factsOf({ invitations }), hoursIn(26)).actions)).toEqual([]);
  });
});

describe("enough quotes [Q14]", () => {
  const five = range(1, 5).map((number) => quoted(number, 3));

  it("releases those who did not begin; who did keeps the seat", () => {
    const invitations = [
      ...asked(1, 5),
      invited(6),
      invited(7, { lapsedAt: hoursIn(2) }),
      invited(8, { acknowledgedAt: hoursIn(1) }),
    ];
    const { actions, seated } = evaluate(factsOf({ invitations, answers: five }), hoursIn(3));
    expect(of("release", actions)).toEqual(numbers(6, 7));
    expect(of("invite", actions)).toEqual([]);
    expect(seated).toBe(6);
  });

  it("asks a released builder again where an admin confirms it, without counting them twice", () => {
    const invitations = [...asked(1, 5), ...asked(6, 12, { releasedAt: hoursIn(3) })];
    const params = { ...autoParams, mode: "suggest" as const };
    const { candidates } = factsOf();
    const again = [...candidates.slice(5, 12), ...candidates.slice(12)];
    const facts = { invitations, answers: five, params, candidates: again, quotesWanted: 7 };
    expect(evaluate(factsOf(facts), hoursIn(4)).proposals).toEqual([]);
    const { proposals } = evaluate(factsOf({ ...facts, asksForMore: true }), hoursIn(4));
    expect(of("invite", proposals)).toEqual(numbers(6, 7, 8, 9));
  });

  it("releases no one twice", () => {
    const released = { releasedAt: hoursIn(3), lapsedAt: hoursIn(2) };
    const invitations = [...asked(1, 5), invited(6, released)];
    const { actions } = evaluate(factsOf({ invitations, answers: five }), hoursIn(4));
    expect(of("release", actions)).toEqual([]);
  });
});

describe("modes", () => {
  it("`suggest` proposes what `auto` does, and reminds by itself [Q07]", () => {
    const params = { ...autoParams, mode: "suggest" as const };
    const invitations = asked(1, 9);
    const auto = evaluate(factsOf({ invitations }), hoursIn(8));
    const { actions, proposals } = evaluate(factsOf({ invitations, params }), hoursIn(8));
    expect(proposals).toEqual(auto.actions.filter(({ kind }) => /lapse|invite/.test(kind)));
    expect(actions.map(({ kind }) => kind)).not.toContain("invite");
    const silent = evaluate(factsOf({ invitations, params }), hoursIn(4));
    expect(of("remind", silent.actions)).toHaveLength(9);
  });

  it("`suggest` counts on those who were invited, not on those whom an admin has yet to confirm [Q28]", () => {
    const params = { ...autoParams, mode: "suggest" as const };
    const suggest = evaluate(factsOf({ invitations: [invited(1)], params }), hoursIn(1));
    expect(of("invite", suggest.proposals).length).toBeGreaterThan(5);
    expect(suggest.forecast).toEqual({ low: 0, median: 1, high: 1 });
    expect(suggest.chances).toHaveLength(1);
    const auto = evaluate(factsOf({ invitations: [invited(1)] }), hoursIn(1));
    expect(suggest.reachable).toEqual(auto.forecast);
    expect(auto.reachable).toEqual(auto.forecast);
  });

  it("`suggest` shows the exhibitor that five will be tight, and admins of no lack of builders, while proposals wait", () => {
    const params = { ...autoParams, mode: "suggest" as const };
    const notices = (candidates: number, hours: number) => {
      const facts = factsOf({ invitations: [invited(1)], params });
      const some = { ...facts, candidates: facts.candidates.slice(0, candidates) };
      return of("notify", evaluate(some, hoursIn(hours)).actions);
    };
    expect(notices(9, 1)).toEqual([]);
    expect(notices(20, 22)).toContain("at-risk");
    // even all of them make fewer than five likely
    expect(notices(5, 22)).toContain("no-builders-left");
  });

  it("`off` settles targets and does nothing [Q08]", () => {
    const params = { ...autoParams, mode: "off" as const };
    const facts = factsOf({ invitations: asked(1, 5), params });
    expect(evaluate(facts, hoursIn(9))).toMatchObject({ actions: [], proposals: [] });
    const late = evaluate(facts, hoursIn(48));
    expect(late).toMatchObject({ actions: [], targets: { all: { outcome: "missed" } } });
    expect(evaluate(facts, hoursIn(1)).nextEvaluationAt).toEqual(hoursIn(24));
  });

  it("an admin's choice has a seat from the start", () => {
    const invitations = asked(1, 5, { invitedBy: "admin" });
    expect(evaluate(factsOf({ invitations }), hoursIn(1)).seated).toBe(5);
  });
});

describe("when to look again", () => {
  it("within the hour while builders work, else when they work again", () => {
    const invitations = asked(1, 9);
    expect(evaluate(factsOf({ invitations }), hoursIn(1)).nextEvaluationAt).toEqual(hoursIn(2));
    const reminded = asked(1, 9, { remindersSent: 1, remindedAt: hoursIn(4) });
    // at ten in the evening: twelve hours on, at nine, an hour of work has passed
    const night = evaluate(factsOf({ invitations: reminded.slice(0, 1) }), hoursIn(7.5));
    expect(night.nextEvaluationAt).toEqual(hoursIn(8));
  });

  it("when the mail server has had an invitation for half an hour", () => {
    const invitations = asked(1, 9, { delivery: "queued", deliveredAt: null });
    expect(evaluate(factsOf({ invitations }), hoursIn(0.1)).nextEvaluationAt).toEqual(hoursIn(0.5));
  });

  it("at no time when all is over", () => {
    const end = { at: hoursIn(3), by: "closing" as const };
    expect(evaluate(factsOf({ end }), hoursIn(3)).nextEvaluationAt).toBeNull();
    const done = promiseOf(receivedAt);
    const late = evaluate(factsOf({ promise: done, candidates: [] }), hoursIn(24 * 7));
    expect(late.nextEvaluationAt).toBeNull();
  });

  it("nothing happens while the clock stands still [Q30]", () => {
    const promise = { ...promiseOf(receivedAt), pausedSince: hoursIn(1) };
    const facts = factsOf({ promise, invitations: asked(1, 9) });
    expect(evaluate(facts, hoursIn(60))).toMatchObject({
      actions: [],
      nextEvaluationAt: null,
      targets: { first: { outcome: "open" } },
    });
  });
});

describe("words, each once [Q28]", () => {
  const notices = (facts: Parameters<typeof factsOf>[0], at: Date) =>
    of("notify", evaluate(factsOf(facts), at).actions);

  it("few builders fit: the exhibitor is emailed in the second half of the time to the first quote, admins once they could invite [Q27][W03]", () => {
    // asked at one in the morning
    const early = new Date("2027-01-04T01:00-06:00");
    const promise = { ...promiseOf(early), outlook };
    const candidates = factsOf().candidates.slice(0, 4);
    const suggest = { ...autoParams, mode: "suggest" as const };
    const few = { promise, candidates, params: suggest };
    const later = (hours: number) => new Date(early.getTime() + hours * hourMs);
    expect(notices(few, later(0.9))).toEqual([]);
    expect(notices(few, later(1))).toEqual(["no-builders-left"]);
    expect(notices({ ...few, promise: promiseOf(early) }, later(1))).toEqual([]);
    expect(notices(few, later(11.9))).not.toContain("few");
    expect(notices(few, later(12))).toContain("few");
    const saidBefore = new Set(["few", "first-tight", "no-builders-left"] as const);
    expect(notices({ ...few, saidBefore }, later(12))).toEqual([]);
  });

  it("no email to the exhibitor about too few quotes goes out before half the time to the first, or in the ten minutes after an invitation [W03]", () => {
    const zones = fc.constantFrom("America/Chicago", "UTC", "Asia/Tokyo");
    const minutes = (most: number) => fc.integer({ min: 0, max: most });
    const built = fc.record({
      firstHours: fc.integer({ min: 1, max: 48 }),
      at: minutes(60 * 60),
      invitedAfter: fc.array(minutes(60 * 60), { maxLength: 6 }),
      quotes: fc.integer({ min: 0, max: 4 }),
      fitting: fc.integer({ min: 0, max: 20 }),
      mode: fc.constantFrom("auto" as const, "suggest" as const, "off" as const),
      timeZone: zones,
    });
    fc.assert(
      fc.property(built, ({ firstHours, at, invitedAfter, quotes, fitting, mode, timeZone }) => {
        const params = { ...autoParams, firstHours, mode };
        const promise = { ...promiseOf(receivedAt, params), outlook, timeZone };
        const now = new Date(receivedAt.getTime() + at * 60_000);
        const gone = invitedAfter.filter((minute) => minute <= at);
        const invitations = gone.map((minute, index) => {
          const invitedAt = new Date(receivedAt.getTime() + minute * 60_000);
          return invited(index + 1, { invitedAt, deliveredAt: invitedAt, lapsedAt: now });
        });
        const answers = range(1, quotes).map((number) => quoted(number, at / 60));
        const candidates = factsOf().candidates.slice(0, fitting);
        const facts = factsOf({ params, promise, invitations, answers, candidates });
        const { actions } = evaluate(facts, now);
        const said = of("notify", actions).filter((notice) =>
          ["few", "all-asked", "at-risk", "first-tight"].includes(notice),
        );
        if (said.length === 0) return;
        expect(at).toBeGreaterThanOrEqual(firstHours * 30);
        expect(mode).not.toBe("off");
        expect(at - Math.max(-10, ...gone)).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it("the email that one about too few quotes announced comes at that time, and is looked for [W03]", () => {
    const promise = { ...promiseOf(receivedAt), outlook };
    const invitations = asked(1, 9, { lapsedAt: hoursIn(8), remindersSent: 1 });
    const facts = { promise, invitations, answers: [quoted(1, 2)] };
    const saidBefore = new Set(["at-risk", "no-builders-left"] as const);
    const told = { ...facts, saidBefore };
    expect(notices(told, hoursIn(23.9))).not.toContain("first-news");
    expect(evaluate(factsOf({ ...told, candidates: [] }), hoursIn(23.9)).nextEvaluationAt).toEqual(
      hoursIn(24),
    );
    expect(notices(told, hoursIn(24))).toContain("first-news");
    // nothing was announced
    expect(notices(facts, hoursIn(24))).not.toContain("first-news");
    const five = { ...told, answers: range(1, 5).map((number) => quoted(number, 30)) };
    expect(notices(five, hoursIn(48))).toContain("all-news");
    // the email about a missed first quote announces the next one, too
    const late = { ...five, saidBefore: new Set(["first-missed", "first-news"] as const) };
    expect(notices(late, hoursIn(47.9))).not.toContain("all-news");
    expect(evaluate(factsOf(late), hoursIn(47.9)).nextEvaluationAt).toEqual(hoursIn(48));
    expect(notices(late, hoursIn(48))).toContain("all-news");
    expect(nextNews(promise, hoursIn(12))).toEqual({ notice: "first-news", at: hoursIn(24) });
    expect(nextNews(promise, hoursIn(22))).toEqual({ notice: "all-news", at: hoursIn(48) });
    expect(nextNews(promise, hoursIn(48))).toBeNull();
  });

  it("five will be tight, once half a day shows it", () => {
    const invitations = asked(1, 9, { lapsedAt: hoursIn(8) });
    expect(notices({ invitations }, hoursIn(11.9))).not.toContain("at-risk");
    // at nine in the evening: the exhibitor sleeps
    expect(notices({ invitations }, hoursIn(12))).not.toContain("at-risk");
    expect(notices({ invitations }, hoursIn(22))).toContain("at-risk");
  });

  it("what an invitation may change is not said for ten minutes after it [W03]", () => {
    const invitedAt = hoursIn(22);
    const last = invited(9, { invitedAt, deliveredAt: invitedAt, lapsedAt: invitedAt });
    const invitations = [...asked(1, 8, { lapsedAt: hoursIn(8) }), last];
    const soon = evaluate(factsOf({ invitations }), hoursIn(22 + 9 / 60));
    expect(of("notify", soon.actions)).not.toContain("at-risk");
    expect(soon.nextEvaluationAt).toEqual(hoursIn(22 + 10 / 60));
    expect(notices({ invitations }, hoursIn(22 + 10 / 60))).toContain("at-risk");
  });

  it("the first quote will be tight six hours before it is due", () => {
    const params = { ...autoParams, firstHours: 12 };
    const promise = promiseOf(receivedAt, params);
    expect(notices({ promise, params }, hoursIn(5.9))).not.toContain("first-tight");
    expect(notices({ promise, params }, hoursIn(6))).toContain("first-tight");
    const answers = [quoted(1, 1)];
    const invitations = [invited(1)];
    expect(notices({ promise, params, answers, invitations }, hoursIn(6))).not.toContain(
      "first-tight",
    );
  });

  it("a missed target, and a call a day later when there is next to nothing", () => {
    expect(notices({}, hoursIn(48))).toEqual(
      expect.arrayContaining(["first-missed", "all-missed"]),
    );
    expect(notices({}, hoursIn(48))).not.toContain("call-them");
    expect(notices({}, hoursIn(72))).toContain("call-them");
    const two = { answers: [quoted(1, 60), quoted(2, 60)], invitations: asked(1, 2) };
    expect(notices(two, hoursIn(72))).not.toContain("call-them");
  });

  it("quotes that come between a missed target and the morning make its email untrue, so it is not sent", () => {
    const promise = promiseOf(new Date("2027-01-03T22:00-06:00"));
    const at = (time: string, quotes: number, hours: number) => {
      const answers = range(1, quotes).map((number) => quoted(number, hours));
      return notices({ promise, answers, invitations: asked(1, 9) }, new Date(time));
    };
    // the first quote is due on Monday at ten in the evening, and comes at eleven
    expect(at("2027-01-04T23:30-06:00", 0, 14)).not.toContain("first-missed");
    expect(at("2027-01-05T07:00-06:00", 0, 14)).toContain("first-missed");
    expect(at("2027-01-05T07:00-06:00", 1, 14)).not.toContain("first-missed");
    // all are due a day later
    expect(at("2027-01-06T07:00-06:00", 4, 38)).toContain("all-missed");
    expect(at("2027-01-06T07:00-06:00", 5, 38)).not.toContain("all-missed");
  });

  it("no builder is left to ask although enough fit: other words than of few builders, and not at night", () => {
    const lapsed = { lapsedAt: hoursIn(8), remindersSent: 1 };
    const invitations = asked(1, 12, lapsed);
    const most = notices({ invitations }, hoursIn(9));
    expect(most).toEqual(["no-builders-left"]);
    expect(notices({ invitations }, hoursIn(13))).toEqual(["no-builders-left"]);
    expect(notices({ invitations }, hoursIn(22))).toContain("all-asked");
    expect(notices({ invitations }, hoursIn(43))).not.toContain("all-asked");
    const candidates = factsOf().candidates.slice(0, 6);
    const six = { candidates, invitations: asked(1, 6, lapsed) };
    expect(notices(six, hoursIn(9))).toEqual(["no-builders-left"]);
    expect(notices(six, hoursIn(22))).toContain("all-asked");
    // proposed builders are not asked yet
    const params = { ...autoParams, mode: "suggest" as const };
    expect(notices({ candidates, params }, receivedAt)).not.toContain("all-asked");
  });

  it("all invitations bounced", () => {
    const invitations = asked(1, 3, { delivery: "failed" });
    expect(notices({ invitations }, hoursIn(1))).toContain("all-bounced");
  });
});
