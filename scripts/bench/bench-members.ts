import type { UserType } from "../../domain/accounts/user.ts";
import type { BenchSite } from "./bench-site.ts";
import type { Bound, Effort } from "./goal-table.ts";
import { medianOf } from "./paired-rounds.ts";
import { capture } from "./serve-bare.ts";
import { signInSample } from "./sign-in-sample.ts";

const maxMs = 15;
const maxKb = 20;
const dashboards: [UserType, string][] = [
  ["exhibitor", "/dashboard"],
  ["builder", "/dashboard"],
  ["admin", "/admin-dashboard"],
];

/**
 * Measures members' dashboards, requested one after the other: response time and bytes on the wire.
 */
export async function benchMembers(site: BenchSite, { rounds }: Effort): Promise<Bound[]> {
  const app = await site.start("deno");
  const measured: Bound[] = [];
  try {
    for (const [member, path] of dashboards) {
      const headers = { cookie: await signInSample(app.origin, member), "accept-encoding": "br" };
      const times: number[] = [];
      let bytes = 0;
      // negative turns warm up
      for (let turn = -40; turn < 10 * rounds + 1; turn++) {
        const start = performance.now();
        const { status, body } = await capture(`${app.origin}${path}`, headers);
        if (status !== 200) throw new Error(`${path} of ${member}: ${status}`);
        if (turn >= 0) times.push(performance.now() - start);
        bytes = body.byteLength;
      }
      const what = `${path}, ${member}`;
      measured.push({ what, unit: "ms p50", figure: medianOf(times), most: maxMs });
      measured.push({ what, unit: "kB", figure: bytes / 1000, most: maxKb });
    }
  } finally {
    await app.stop();
  }
  return measured;
}
