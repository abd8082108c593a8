import { expect, test } from "vitest";
import { usualCapacity } from "../../../domain/builder-profiles/capacity/builder-capacity.ts";
import { capacityWords } from "./capacity-words.ts";

test("capacityWords() says when a builder is asked, by what is in effect [Q40]", () => {
  const inEffect = { timeZone: "America/Los_Angeles", openInvitations: 6, jobs: 5, perShow: 3 };
  expect(capacityWords({ ...usualCapacity, inEffect })).toBe(
    "You are asked when a request fits your profile, fewer than 6 invitations wait for your answer, fewer than 5 jobs are under way, and fewer than 3 of both are at the same show. Your time to answer runs Mon, Tue, Wed, Thu, Fri, 8:00 AM to 6:00 PM (Los Angeles time).",
  );
  expect(capacityWords({ ...usualCapacity, isPaused: true, inEffect })).toBe(
    "You aren't asked: invitations are paused.",
  );
});
