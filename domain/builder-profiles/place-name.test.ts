import { expect, test } from "vitest";
import { placeName } from "./place-name.ts";

test("placeName() says each name once", () => {
  expect(placeName("Austin", "Texas", "United States")).toBe("Austin, Texas, United States");
  expect(placeName("Berlin", "Berlin", "Germany")).toBe("Berlin, Germany");
  expect(placeName("Singapore", "Singapore", "Singapore")).toBe("Singapore");
  expect(placeName("Oslo", "", "Norway")).toBe("Oslo, Norway");
});
