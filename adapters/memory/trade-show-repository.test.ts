import { describe } from "vitest";
import { keepsTradeShows } from "../contracts/trade-show-repository.contract.ts";
import { createMemoryTradeShowRepository } from "./trade-show-repository.ts";

describe("memory trade shows", () => {
  keepsTradeShows(async (shows) => createMemoryTradeShowRepository([...shows]));
});
