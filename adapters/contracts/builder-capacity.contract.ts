import { expect, it } from "vitest";
import {
  type BuilderCapacity,
  usualCapacity,
} from "../../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths, carlsStands } from "../../domain/builder-profiles/examples.ts";
import type { BuilderProfileRepository } from "../../domain/builder-profiles/ports.ts";
import type { BuilderId } from "../../domain/shared/id.ts";

/** Contract of a builder's hours and limits. `open` gives a repository that knows the example builders. */
export function keepsCapacities(open: () => Promise<BuilderProfileRepository>) {
  const full: BuilderCapacity = {
    timeZone: "America/Denver",
    workDays: [2, 3, 6],
    workFrom: "06:30",
    workUntil: "24:00",
    away: [{ from: "2027-01-04", until: "2027-01-08" }],
    mostOpenInvitations: 0,
    mostJobs: 2,
    mostPerShow: 1,
    isPaused: true,
  };
  const save = (builders: BuilderProfileRepository, capacity: BuilderCapacity) =>
    builders.saveCapacity({
      builderId: beasBooths.id,
      capacity,
      at: new Date("2027-01-04T15:00Z"),
      audit: { actorId: null, action: "builder-capacity.changed" },
    });

  it("saveCapacity() keeps every field, replaces what was there, and findMany() has it too", async () => {
    const builders = await open();
    expect(await builders.findCapacity(beasBooths.id)).toBeNull();
    await save(builders, full);
    expect(await builders.findCapacity(beasBooths.id)).toEqual(full);
    await save(builders, usualCapacity);
    expect(await builders.findCapacity(beasBooths.id)).toEqual(usualCapacity);
    const found = await builders.findMany([beasBooths.id, carlsStands.id]);
    const capacities = new Map(found.map(({ id, capacity }) => [id, capacity]));
    expect(capacities).toEqual(
      new Map<BuilderId, BuilderCapacity | null>([
        [beasBooths.id, usualCapacity],
        [carlsStands.id, null],
      ]),
    );
    expect(await builders.findCapacity("nope" as BuilderId)).toBeNull();
  });
}
