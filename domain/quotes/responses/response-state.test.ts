import { expect, it } from "vitest";
import { nextResponseStatus, type ResponseEvent, responseStatuses } from "./response-state.ts";

const events: ResponseEvent[] = [
  "accepted",
  "declined",
  "expired",
  "withdrawn",
  "revised",
  "price-asked",
];

const table = {
  pending: ["accepted", "declined", "expired", "declined", "pending", "pending"],
  accepted: [null, null, null, null, null, null],
  declined: [null, null, null, null, null, null],
  expired: [null, null, null, null, null, null],
};

for (const from of responseStatuses) {
  it(`nextResponseStatus() has the arrows of the product from ${from}, and no others`, () => {
    expect(events.map((event) => nextResponseStatus(from, event))).toEqual(table[from]);
  });
}
