import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, member } from "../../accounts/examples.ts";
import { usualCapacity } from "../../builder-profiles/capacity/builder-capacity.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { readCapacity } from "./read-capacity.ts";
import { saveCapacity } from "./save-capacity.ts";

test("saveCapacity() leaves what it is not given: pausing keeps the hours, and saving hours keeps the pause [Q40]", async () => {
  const ports = openTestPorts();
  const by = member(beaUser, beasBooths);
  const save = (capacity: Parameters<ReturnType<typeof saveCapacity>>[0]["capacity"]) =>
    saveCapacity(ports)({ capacity, by });
  const hours = { workDays: [2], workFrom: "09:00", workUntil: "12:00" };
  const away = [{ from: "2027-01-04", until: "2027-01-08" }];
  await save({ ...hours, away });
  await save({ isPaused: true });
  expect(await readCapacity(ports)({ by })).toMatchObject({
    value: { ...hours, away, isPaused: true },
  });
  expect(await save({ mostJobs: 2 })).toMatchObject({
    value: { ...usualCapacity, ...hours, away, mostJobs: 2, isPaused: true },
  });
});
