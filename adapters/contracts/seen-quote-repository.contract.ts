import { expect, it } from "vitest";
import { ada, max } from "../../domain/accounts/examples.ts";
import { beasResponse, carlsResponse, now } from "../../domain/quotes/examples.ts";
import type { SeenQuoteRepository } from "../../domain/quotes/ports.ts";

/** Contract of `SeenQuoteRepository`. `open` gives an empty one that knows the example people and quotes. */
export function keepsSeenQuotes(open: () => Promise<SeenQuoteRepository>) {
  const [beas, carls] = [beasResponse.id, carlsResponse.id];

  it("note() keeps the latest revision of each quote and person [R20]", async () => {
    const seen = await open();
    await seen.note(ada.id, [{ id: beas, revision: 2 }], now);
    await seen.note(
      ada.id,
      [
        { id: beas, revision: 1 },
        { id: carls, revision: 1 },
      ],
      now,
    );
    await seen.note(max.id, [{ id: beas, revision: 3 }], now);
    await seen.note(max.id, [], now);
    expect(await seen.revisions(ada.id, [beas, carls])).toEqual(
      new Map([
        [beas, 2],
        [carls, 1],
      ]),
    );
    expect(await seen.revisions(max.id, [beas, carls])).toEqual(new Map([[beas, 3]]));
    expect(await seen.revisions(ada.id, [])).toEqual(new Map());
  });
}
