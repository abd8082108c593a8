export type TradeShowNotFound = { kind: "trade-show-not-found" };
