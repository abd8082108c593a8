import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { startupBanner } from "./startup-banner.ts";

const local = {
  isProduction: false,
  origin: "http://localhost:8000",
  host: "127.0.0.1",
  mailUrl: undefined,
  formerSettings: [],
};
const warning = /CAN SIGN IN AS ADMIN/;

test("startupBanner() warns when development can be reached from elsewhere, and only then", () => {
  expect(startupBanner(local)).not.toMatch(warning);
  expect(startupBanner({ ...local, host: "0.0.0.0" })).toMatch(warning);
  expect(startupBanner({ ...local, origin: "https://www.booths.example" })).toMatch(warning);
  const production = { ...local, isProduction: true, host: "0.0.0.0" };
  expect(startupBanner(production)).toBe("Boothwright is at http://localhost:8000");
});

test("startupBanner() says which former setting is read as another one [D6]", () => {
  const { formerSettings, contactAfter } = readConfig({ CONTACT_AFTER: "acknowledged" });
  expect(contactAfter).toBe("awarded");
  expect(startupBanner({ ...local, formerSettings })).toContain(
    "\nCONTACT_AFTER=acknowledged is no longer there and read as awarded\n",
  );
  expect(readConfig({ CONTACT_AFTER: "awarded" }).formerSettings).toEqual([]);
});
