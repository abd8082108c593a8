import fc from "fast-check";
import { expect, it } from "vitest";
import { eventDay } from "./event-day.ts";

it.each([
  ["2027-03-03", "2027-03-03"],
  [" 2027-03-03 ", "2027-03-03"],
  ["2027-03-03T09:00", "2027-03-03"],
  ["2028-02-29", "2028-02-29"],
  ["March 3, 2027", "2027-03-03"],
  ["march 3 2027", "2027-03-03"],
  ["Mar. 3rd, 2027", "2027-03-03"],
  ["3 March 2027", "2027-03-03"],
  ["3rd of March, 2027", "2027-03-03"],
  ["Sept 21, 2027", "2027-09-21"],
  ["Wednesday, March 3, 2027", "2027-03-03"],
])("eventDay() reads %j", (text, day) => {
  expect(eventDay(text)).toBe(day);
});

it.each([
  ["2027-02-29"],
  ["2027-13-01"],
  ["2027-00-10"],
  ["2027-04-31"],
  ["February 30, 2027"],
  ["Marchember 3, 2027"],
  ["3/4/2027"],
  ["March 3-5, 2027"],
  ["March 2027"],
  ["soon"],
  [""],
])("eventDay() names no day for %j", (text) => {
  expect(eventDay(text)).toBeNull();
});

it("eventDay() is the same for a day however it is written", () => {
  const days = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2100-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const words = (month: "long" | "short") =>
        date.toLocaleDateString("en-US", {
          dateStyle: undefined,
          year: "numeric",
          month,
          day: "numeric",
          timeZone: "UTC",
        });
      expect([day, words("long"), words("short")].map(eventDay)).toEqual([day, day, day]);
    }),
  );
});

it("eventDay() answers a day or null to any text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(eventDay(text) ?? "2000-01-01").toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});
