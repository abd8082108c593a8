import { expect, it } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { bea, carl, max, member } from "../accounts/examples.ts";
import { type Principal, visitor } from "../accounts/principal.ts";
import type { BuilderId } from "../shared/id.ts";
import type { BuilderProfile } from "./builder-profile.ts";
import { beasBooths, carlsStands } from "./examples.ts";
import { viewBuilder } from "./view-builder.ts";

const callers: Record<string, Principal> = {
  visitor,
  owner: member(bea, beasBooths),
  other: member(carl, carlsStands),
  admin: member(max),
};

async function whoSees(facts: Partial<BuilderProfile>): Promise<string[]> {
  const view = viewBuilder(openTestPorts({ profiles: [{ ...beasBooths, ...facts }] }));
  const seen = await Promise.all(
    Object.entries(callers).map(async ([name, by]) => ({
      name,
      ok: (await view({ id: beasBooths.id, by })).ok,
    })),
  );
  return seen.filter(({ ok }) => ok).map(({ name }) => name);
}

it("viewBuilder() shows everyone what is approved and public", async () => {
  expect(await whoSees({})).toEqual(Object.keys(callers));
});

it("viewBuilder() shows the rest only to its owner and admins", async () => {
  for (const facts of [
    { reviewState: "pending-review" },
    { reviewState: "declined" },
    { public: false },
  ] as const) {
    expect(await whoSees(facts)).toEqual(["owner", "admin"]);
  }
});

it("viewBuilder() refuses a builder that is not there, even to admins", async () => {
  const id = "0190b000-0000-7000-8000-00000000ffff" as BuilderId;
  const viewed = await viewBuilder(openTestPorts())({ id, by: callers.admin ?? visitor });
  expect(viewed).toEqual({ ok: false, refusal: { kind: "builder-not-found" } });
});
