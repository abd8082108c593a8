import { expect, it } from "vitest";
import { createMemoryTradeShowRepository } from "../../adapters/memory/trade-show-repository.ts";
import type { TradeShowId } from "../shared/id.ts";
import { ces } from "./examples.ts";
import { viewTradeShow } from "./view-trade-show.ts";

it("viewTradeShow() opens a show, and refuses one that is not there", async () => {
  const view = viewTradeShow({ tradeShows: createMemoryTradeShowRepository([ces]) });
  expect(await view({ id: ces.id })).toEqual({ ok: true, value: ces });
  const refused = { ok: false, refusal: { kind: "trade-show-not-found" } };
  expect(await view({ id: "nope" as TradeShowId })).toEqual(refused);
});
