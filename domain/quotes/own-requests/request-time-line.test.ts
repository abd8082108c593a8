import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BuilderId } from "../../shared/id.ts";
import {
  bea,
  beasResponse,
  carl,
  carlsResponse,
  pendingRequest,
  sentRequest,
} from "../examples.ts";
import { isOpen, requestStatuses } from "../request-state.ts";
import { responseStatuses } from "../responses/response-state.ts";
import { requestTimeLine } from "./request-time-line.ts";

const hours = (count: number) =>
  new Date(pendingRequest.createdAt.getTime() + count * 60 * 60 * 1000);
const answer = (builderId: BuilderId, at: number) => ({
  ...beasResponse,
  builderId,
  pricedAt: hours(at),
  updatedAt: hours(at),
});
const [third, fourth, fifth] = ["third", "fourth", "fifth"] as BuilderId[] as [
  ...[BuilderId, BuilderId, BuilderId],
];
/** A quote of each builder, so many hours after the request. */
const answersAt = (...at: number[]) =>
  [bea, carl, third, fourth, fifth].flatMap((builderId, index) => {
    const hour = at[index];
    return hour === undefined ? [] : [answer(builderId, hour)];
  });
const standings = (line: ReturnType<typeof requestTimeLine>) =>
  line.promises.map(({ standing }) => standing);
const states = (line: ReturnType<typeof requestTimeLine>) =>
  line.steps.map(({ name, state }) => `${name} ${state}`);

describe("requestTimeLine()", () => {
  it("takes what is due from the stored promise, and counts nothing as late while the clock stands still", () => {
    const promised = { firstDueAt: hours(30), allDueAt: hours(54), pausedSince: null };
    const line = requestTimeLine(pendingRequest, [], hours(29), promised);
    expect(line.promises.map(({ dueAt }) => dueAt)).toEqual([hours(30), hours(54)]);
    expect(standings(line)).toEqual(["waiting", "waiting"]);
    expect(standings(requestTimeLine(pendingRequest, [], hours(31), promised))).toEqual([
      "late",
      "waiting",
    ]);
    const paused = { ...promised, pausedSince: hours(20) };
    expect(standings(requestTimeLine(pendingRequest, [], hours(90), paused))).toEqual([
      "waiting",
      "waiting",
    ]);
  });

  it("begins with the request, and names what is due when", () => {
    const line = requestTimeLine(pendingRequest, [], hours(1));
    expect(states(line)).toEqual([
      "requested done",
      "matched current",
      "quotes ahead",
      "accepted ahead",
      "completed ahead",
    ]);
    expect(line.quotes).toEqual({ received: 0, asked: 0, promised: 5 });
    expect(line.promises.map(({ name, dueAt }) => [name, dueAt])).toEqual([
      ["first-quote", hours(24)],
      ["all-quotes", hours(48)],
    ]);
    expect(standings(line)).toEqual(["waiting", "waiting"]);
  });

  it("is late once the hours have passed, also before anyone was matched", () => {
    expect(standings(requestTimeLine(pendingRequest, [], hours(24)))).toEqual([
      "waiting",
      "waiting",
    ]);
    expect(standings(requestTimeLine(pendingRequest, [], hours(24.1)))).toEqual([
      "late",
      "waiting",
    ]);
    expect(standings(requestTimeLine(sentRequest, [], hours(49)))).toEqual(["late", "late"]);
  });

  it("keeps its promise of all quotes with five, however few were asked", () => {
    const all = requestTimeLine(sentRequest, answersAt(5, 47), hours(100));
    expect(all.quotes).toEqual({ received: 2, asked: 2, promised: 5 });
    expect(standings(all)).toEqual(["on-time", "late"]);
    expect(states(all)[2]).toBe("quotes current");
    const five = requestTimeLine(sentRequest, answersAt(5, 7, 9, 11, 47), hours(100));
    expect(five.quotes.received).toBe(5);
    expect(standings(five)).toEqual(["on-time", "on-time"]);
    expect(five.promises[1]?.metAt).toEqual(hours(47));
    expect(states(five)[2]).toBe("quotes done");
    const slow = requestTimeLine(sentRequest, answersAt(30, 31, 32, 33, 50), hours(100));
    expect(standings(slow)).toEqual(["late", "late"]);
  });

  it("counts an answer from the moment that it names an amount", () => {
    const asking = { ...answer(bea, 5), pricedAt: null };
    const line = requestTimeLine(sentRequest, [asking], hours(25));
    expect(line.quotes).toEqual({ received: 0, asked: 2, promised: 5 });
    expect(standings(line)).toEqual(["late", "waiting"]);
    expect(states(line)[1]).toBe("matched done");
  });

  it("counts a quote that was in at the due time, and withdrawn only after it", () => {
    const withdrawnAfter = (hour: number) => [
      { ...answer(bea, 5), status: "declined" as const, withdrawnAt: hours(hour) },
    ];
    expect(standings(requestTimeLine(sentRequest, withdrawnAfter(30), hours(40)))[0]).toBe(
      "on-time",
    );
    expect(standings(requestTimeLine(sentRequest, withdrawnAfter(20), hours(40)))[0]).toBe("late");
  });

  it("does not count a withdrawn quote, nor a builder's second one twice", () => {
    const withdrawn = { ...answer(bea, 5), status: "declined" as const, withdrawnAt: hours(6) };
    expect(requestTimeLine(sentRequest, [withdrawn], hours(7)).quotes.received).toBe(0);
    const again = [answer(bea, 8), { ...answer(bea, 5), status: "expired" as const }];
    const line = requestTimeLine(sentRequest, again, hours(9));
    expect(line.quotes.received).toBe(1);
    expect(line.promises[0]?.metAt).toEqual(hours(5));
  });

  it("owes nothing after a quote was accepted in time", () => {
    const accepted = { ...answer(bea, 5), status: "accepted" as const, updatedAt: hours(10) };
    const line = requestTimeLine(sentRequest, [accepted], hours(100));
    expect(standings(line)).toEqual(["on-time", "over"]);
    expect(line.steps[3]).toEqual({ name: "accepted", state: "done", at: hours(10) });
    expect(states(line)[4]).toBe("completed current");
  });

  it("ends with a cancellation, which skips what had not come", () => {
    const cancelled = { ...sentRequest, status: "cancelled" as const, closedAt: hours(3) };
    const line = requestTimeLine(cancelled, [], hours(100));
    expect(states(line)).toEqual([
      "requested done",
      "matched done",
      "quotes skipped",
      "accepted skipped",
      "cancelled done",
    ]);
    expect(standings(line)).toEqual(["over", "over"]);
    const unknown = requestTimeLine({ ...cancelled, closedAt: null }, [], hours(100));
    expect(standings(unknown)).toEqual(["over", "over"]);
    const late = requestTimeLine({ ...cancelled, closedAt: hours(30) }, [], hours(100));
    expect(standings(late)).toEqual(["late", "over"]);
  });

  it("goes back to matching when every builder has left", () => {
    const left = { ...sentRequest, status: "pending" as const, assignedBuilders: [] };
    expect(states(requestTimeLine(left, [], hours(2)))[1]).toBe("matched current");
  });

  it("of anything has one place where it is, and says on time only of what came in time", () => {
    const someAnswer = fc.record({
      builderId: fc.constantFrom(bea, carl, third, fourth, fifth, "sixth" as BuilderId),
      status: fc.constantFrom(...responseStatuses),
      withdrawnAt: fc.option(fc.constant(hours(1))),
      pricedAt: fc.option(fc.integer({ min: 0, max: 100 }).map(hours)),
      updatedAt: fc.integer({ min: 0, max: 100 }).map(hours),
    });
    const someRequest = fc.record({
      status: fc.constantFrom(...requestStatuses),
      assignedBuilders: fc.subarray([bea, carl]),
      closedAt: fc.option(fc.integer({ min: 0, max: 100 }).map(hours)),
    });
    fc.assert(
      fc.property(
        someRequest,
        fc.array(someAnswer, { maxLength: 8 }),
        fc.integer({ min: 0, max: 200 }),
        (facts, answers, at) => {
          const request = { ...sentRequest, ...facts };
          const { steps, quotes, promises } = requestTimeLine(request, answers, hours(at));
          const current = steps.filter(({ state }) => state === "current");
          expect(current).toHaveLength(isOpen(facts.status) ? 1 : 0);
          expect(quotes.received).toBeLessThanOrEqual(quotes.asked);
          const [, all] = promises;
          if (quotes.asked < 5 && answers.every((one) => !one.withdrawnAt)) {
            expect(all?.metAt).toBeNull();
          }
          const withoutBuilders = { ...request, assignedBuilders: [] };
          expect(requestTimeLine(withoutBuilders, answers, hours(at)).promises).toEqual(promises);
          for (const [lost] of answers.entries()) {
            const fewer = requestTimeLine(request, answers.toSpliced(lost, 1), hours(at)).promises;
            for (const [index, { standing }] of promises.entries()) {
              if (standing === "late") expect(fewer[index]?.standing).not.toBe("on-time");
            }
          }
          for (const { standing, metAt, dueAt } of promises) {
            expect(standing === "on-time").toBe(metAt !== null && metAt <= dueAt);
            if (standing === "waiting") expect(hours(at) <= dueAt).toBe(true);
          }
        },
      ),
    );
  });

  it("knows the examples", () => {
    const answers = [carlsResponse, beasResponse].map((response) => ({
      ...response,
      pricedAt: response.createdAt,
    }));
    const line = requestTimeLine({ ...sentRequest, status: "in-progress" }, answers, hours(2));
    expect(line.quotes).toEqual({ received: 2, asked: 2, promised: 5 });
    expect(states(line)[2]).toBe("quotes current");
  });
});
