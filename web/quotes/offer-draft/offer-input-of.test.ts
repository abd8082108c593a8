import { expect, test } from "vitest";
import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { offerInputOf } from "./offer-input-of.ts";

test("offerInputOf() has what is stated as none as 0, and what is not stated empty [R17]", () => {
  const standing = {
    lines: [],
    attachments: [],
    validUntil: "2027-02-01T23:59:59.000Z",
    electricianHours: 0,
    powerOutlets: 12,
    crates: null,
  } as unknown as QuoteResponseBody;
  const asked = { serviceType: "exhibit-labor-only", features: [] };
  expect(offerInputOf(standing, asked, new Date(0)).logistics).toMatchObject({
    electricianHours: "0",
    powerOutlets: "12",
    crates: "",
    shipments: "",
  });
});
