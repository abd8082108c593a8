import { expect, test } from "vitest";
import { PortfolioHero } from "../portfolio/portfolio-hero.tsx";
import { written } from "../ui/test/written.tsx";
import type { ShownClaims } from "./claims.ts";
import { ClaimsStrip } from "./claims-strip.tsx";

const shown = (isIllustrative: boolean) =>
  ({
    stats: [
      { key: "builders", value: "12", label: "builders" },
      { key: "satisfaction", value: "97%", label: "client satisfaction" },
    ],
    isIllustrative,
  }) as unknown as ShownClaims;
const links = (html: string) =>
  [...html.matchAll(/href="(\/numbers#[^"]+)"/g)].map(([, address]) => address);

test("each counted figure leads to how it is counted, an illustrative one doesn't [S09]", () => {
  const counted = ["/numbers#builders", "/numbers#satisfaction"];
  for (const isIllustrative of [false, true]) {
    const served = shown(isIllustrative);
    for (const html of [
      written(<ClaimsStrip specified={[]} served={served} />),
      written(<PortfolioHero served={served} />),
    ]) {
      expect(links(html)).toEqual(isIllustrative ? [] : counted);
    }
  }
});
