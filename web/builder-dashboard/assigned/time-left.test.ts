import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const now = new Date("2027-01-05T10:00:00Z");

test("timeLeft() is rounded down, and says when the time is up [Q19]", () => {
  const left = (iso: string) => timeLeft(iso, now);
  expect(left("2027-01-05T10:25:59Z")).toBe("25 min left");
  expect(left("2027-01-05T13:59:00Z")).toBe("3 h left");
  expect(left("2027-01-07T09:59:00Z")).toBe("47 h left");
  expect(left("2027-01-07T10:00:00Z")).toBe("2 days left");
  expect(left("2027-01-05T10:00:00Z")).toBe("time is up");
});
