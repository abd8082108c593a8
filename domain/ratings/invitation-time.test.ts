import { describe, expect, it } from "vitest";
import { invitationTime } from "./invitation-time.ts";

const completedAt = new Date("2026-03-02T15:00:00Z");
const zone = "America/Chicago";
const at = (lastDay: string | null, eventDay: string | null, timeZone = zone) =>
  invitationTime({ completedAt, lastDay, eventDay }, timeZone).toISOString();

describe("invitationTime()", () => {
  it("is 09:00 there, three days after the show's last day or four after the day asked for [S08]", () => {
    expect(at("2026-03-20", "2026-03-17")).toBe("2026-03-23T14:00:00.000Z");
    expect(at(null, "2026-03-17")).toBe("2026-03-21T14:00:00.000Z");
    expect(at("2026-03-20", null, "Asia/Tokyo")).toBe("2026-03-23T00:00:00.000Z");
  });

  it("is three days after completion at the earliest, and without any day [S08]", () => {
    expect(at("2026-02-10", "2026-02-08")).toBe("2026-03-05T15:00:00.000Z");
    expect(at(null, null)).toBe("2026-03-05T15:00:00.000Z");
    expect(at(null, null, "Asia/Tokyo")).toBe("2026-03-06T00:00:00.000Z");
  });
});
