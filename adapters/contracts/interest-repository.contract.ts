import { expect, it } from "vitest";
import { bea, carl, now, pendingRequest } from "../../domain/quotes/examples.ts";
import type { InterestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequestId } from "../../domain/shared/id.ts";

/** Contract of `InterestRepository`. `open` gives an empty one that knows the example request and builders. */
export function keepsInterest(open: () => Promise<InterestRepository>) {
  const requestId = pendingRequest.id;
  const nobodys = "0190c000-0000-7000-8000-0000000000ff" as QuoteRequestId;
  const later = new Date(now.getTime() + 1000);

  it("add() keeps a builder's interest once, with its first time", async () => {
    const interests = await open();
    await interests.add({ requestId, builderId: carl, at: later });
    await interests.add({ requestId, builderId: bea, at: now });
    await interests.add({ requestId, builderId: bea, at: later });
    expect(await interests.ofRequests([requestId, nobodys])).toEqual([
      { requestId, builderId: bea, at: now },
      { requestId, builderId: carl, at: later },
    ]);
    expect(await interests.ofBuilder(bea, [requestId, nobodys])).toEqual([requestId]);
    expect(await interests.ofBuilder(bea, [nobodys])).toEqual([]);
    expect(await interests.ofRequests([])).toEqual([]);
  });

  it("remove() takes back that builder's, and does nothing twice", async () => {
    const interests = await open();
    await interests.add({ requestId, builderId: bea, at: now });
    await interests.add({ requestId, builderId: carl, at: now });
    await interests.remove({ requestId, builderId: bea });
    await interests.remove({ requestId, builderId: bea });
    const left = await interests.ofRequests([requestId]);
    expect(left.map(({ builderId }) => builderId)).toEqual([carl]);
  });
}
