import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { max, member } from "../accounts/examples.ts";
import { profile } from "../builder-profiles/examples.ts";
import { findBuilders } from "./find-builders.ts";

test.for([
  [20, 20, false],
  [21, 20, true],
] as const)(
  "findBuilders() with %i that fit shows %i, and says whether there are more",
  async ([fitting, shown, hasMore]) => {
    const profiles = Array.from({ length: fitting }, (_, at) =>
      profile(
        `0190b000-0000-7000-8000-0000000001${String(at).padStart(2, "0")}`,
        `Stand ${at}`,
        null,
      ),
    );
    const { builders } = openTestPorts({ profiles });
    const done = await findBuilders({ builders })({ search: " stand", by: member(max) });
    expect(done.ok && [done.value.builders.length, done.value.hasMore]).toEqual([shown, hasMore]);
  },
);
