import { expect, test } from "vitest";
import { startupBanner } from "./startup-banner.ts";

const local = {
  ...{ isProduction: false, origin: "http://localhost:8000", host: "127.0.0.1" },
  mailUrl: undefined,
};
const warning = /CAN SIGN IN AS ADMIN/;

test("startupBanner() warns when development can be reached from elsewhere, and only then", () => {
  expect(startupBanner(local)).not.toMatch(warning);
  expect(startupBanner({ ...local, host: "0.0.0.0" })).toMatch(warning);
  expect(startupBanner({ ...local, origin: "https://www.booths.example" })).toMatch(warning);
  const production = { ...local, isProduction: true, host: "0.0.0.0" };
  expect(startupBanner(production)).toBe("Boothwright is at http://localhost:8000");
});
