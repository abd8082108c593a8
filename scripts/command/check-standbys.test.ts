import { expect, test } from "vitest";
import { checkStandbys } from "./check-standbys.ts";

const primary = "postgresql://me@primary/shop";
const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

test("checkStandbys() has a line for each standby: well, far behind, none, or away", async () => {
  const facts: Record<string, () => { isStandby: boolean; behindBytes: number }> = {
    well: () => ({ isStandby: true, behindBytes: 2_048 }),
    far: () => ({ isStandby: true, behindBytes: 1e9 }),
    other: () => ({ isStandby: false, behindBytes: 0 }),
    away: () => {
      throw refused;
    },
  };
  const checks = await checkStandbys(
    "postgresql://me@well,far,other,away/shop",
    primary,
    async (url) => facts[new URL(url).host]?.() ?? { isStandby: false, behindBytes: 0 },
  );
  expect(checks.map(({ level, found }) => `${level}: ${found}`)).toEqual([
    "ok: well is 2 kB behind",
    "warn: far is 976563 kB behind",
    "warn: other is no standby",
    "warn: away: nothing listens there",
  ]);
  expect(await checkStandbys(undefined, primary)).toEqual([]);
});
