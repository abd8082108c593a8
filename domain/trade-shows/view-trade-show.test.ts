import { expect, it } from "vitest";
import type { TradeShowId } from "../shared/id.ts";
import { ces } from "./examples.ts";
import { viewTradeShow } from "./view-trade-show.ts";

it("viewTradeShow() opens a show, and refuses one that is not there", async () => {
  const tradeShows = {
    find: async (id: TradeShowId) => (id === ces.id ? ces : null),
    list: async () => [ces],
  };
  const view = viewTradeShow({ tradeShows });
  expect(await view({ id: ces.id })).toEqual({ ok: true, value: ces });
  const refused = { ok: false, refusal: { kind: "trade-show-not-found" } };
  expect(await view({ id: "nope" as TradeShowId })).toEqual(refused);
});
