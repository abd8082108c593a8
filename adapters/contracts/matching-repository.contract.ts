import { expect, it } from "vitest";
import type { MatchingRepository } from "../../domain/assignment/ports.ts";
import { bea, carl, invitation, now, pendingRequest } from "../../domain/quotes/examples.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteRequestId, ReceiptId } from "../../domain/shared/id.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";
import { ces } from "../../domain/trade-shows/examples.ts";

type Opened = {
  quotes: Pick<QuoteRequestRepository, "submit">;
  matching: Pick<MatchingRepository, "findShow" | "findShows" | "listNotAsked">;
};

const ago = (days: number) => new Date(now.getTime() - days * dayMs);

/** Contract of the requests and shows in `MatchingRepository`. `open` gives one with the show CES alone, and no requests. */
export function readsForMatching(open: () => Promise<Opened>) {
  it("listNotAsked() has the latest requests that others were invited to, and has nothing about people", async () => {
    const { quotes, matching } = await open();
    async function receive(number: number, daysAgo: number, facts: Partial<QuoteRequest>) {
      const end = String(number).padStart(12, "0");
      const id = `0190e000-0000-7000-8000-${end}` as QuoteRequestId;
      const times = { createdAt: ago(daysAgo), updatedAt: ago(daysAgo) };
      const receipt = { id: `0191e000-0000-7000-8000-${end}` as ReceiptId, expiresAt: ago(-30) };
      await quotes.submit({
        request: { ...pendingRequest, id, ...times, ...facts },
        receipt,
        messages: [],
        idempotency: null,
      });
    }
    const toCarl = { invitations: [invitation(carl)], assignedBuilders: [carl] };
    const both = [invitation(bea, { removedAt: now }), invitation(carl)];
    await receive(1, 2, { ...toCarl, boothSize: "10x10" });
    await receive(2, 1, { ...toCarl, boothSize: "20x20" });
    await receive(3, 3, { ...toCarl, boothSize: "30x30" });
    await receive(4, 90, { ...toCarl, boothSize: "too long ago" });
    await receive(5, 1, { invitations: both, boothSize: "was invited" });
    await receive(6, 1, { invitations: [], boothSize: "no one was" });
    const sizes = async (limit: number) =>
      (await matching.listNotAsked({ id: bea, since: ago(30), limit })).map(
        ({ boothSize }) => boothSize,
      );
    expect(await sizes(10)).toEqual(["20x20", "10x10", "30x30"]);
    expect(await sizes(2)).toEqual(["20x20", "10x10"]);
    const { tradeShowName, venue, industry, budget, eventDay } = pendingRequest;
    const { features, serviceType } = pendingRequest;
    const [latest] = await matching.listNotAsked({ id: bea, since: ago(30), limit: 1 });
    expect(latest).toEqual({
      tradeShowName,
      venue,
      industry,
      budget,
      eventDay,
      features,
      serviceType,
      boothSize: "20x20",
      askedAt: ago(1),
    });
  });

  it("findShows() finds the show of each, in their order", async () => {
    const { matching } = await open();
    const today = "2026-01-01";
    const known = { titles: [ces.title], venue: "Elsewhere", today };
    const unknown = { titles: ["A show on no calendar"], venue: "Elsewhere", today };
    const found = await matching.findShow(known);
    expect(found?.title).toBe(ces.title);
    expect(await matching.findShows([unknown, known, unknown, known])).toEqual([
      null,
      found,
      null,
      found,
    ]);
    expect(await matching.findShows([])).toEqual([]);
  });
}
