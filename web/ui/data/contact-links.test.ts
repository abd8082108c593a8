import { expect, test } from "vitest";
import { phoneLink } from "./contact-links.tsx";

test("phoneLink() keeps only what is dialled", () => {
  expect(phoneLink("+1 (702) 555-0100")).toBe("tel:+17025550100");
});
