import { memo } from "react";
import type { ShownClaims } from "../marketing/claims.ts";
import { claims } from "../marketing/claims.ts";
import { graphPaper } from "../marketing/graph-paper.css.ts";
import { HowCounted } from "../marketing/how-counted.tsx";
import { inColumn } from "../marketing/sample-band.css.ts";
import { SampleBand } from "../marketing/sample-band.tsx";
import { useClaims } from "../marketing/use-claims.ts";
import { useCachedMarkup } from "../ui/cached-markup.tsx";
import { labeled } from "../ui/media/picture-label.css.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { figure, layout, number, pictures, stat, stats, words } from "./portfolio-hero.css.ts";

/** Claims in the page's hero. */
export const heroClaims = [claims.portfolioProjects, claims.industries, claims.satisfaction];
const shots = [
  "/img/booth/island-30x40-s31f-1.svg",
  "/img/booth/peninsula-20x20-h3-1.svg",
  "/img/booth/perimeter-20x10-k1-1.svg",
];

/** The portfolio's introduction, with three pictures and three figures. */
export const PortfolioHero = memo(function PortfolioHero({
  served,
}: {
  served: ShownClaims | undefined;
}) {
  const { stats: figures, isIllustrative } = useClaims(heroClaims, served);
  const text = useCachedMarkup(["portfolio", figures, isIllustrative], () => (
    <>
      <Text size="label" tone="accent">
        Portfolio
      </Text>
      <Heading level={1}>Booths that got built, and what they brought in</Heading>
      <Text size="large" tone="muted">
        Every project shows the brief, the build and the results. Find one like yours, then request
        a quote from its builder.
      </Text>
      <dl className={stats}>
        {figures.map(({ key, value, label }) => (
          <div key={label} className={stat}>
            <dt>
              {label}
              {!isIllustrative && key && <HowCounted of={key} label={label} />}
            </dt>
            <dd className={number}>{value}</dd>
          </div>
        ))}
      </dl>
      {isIllustrative && (
        <div className={inColumn}>
          <SampleBand />
        </div>
      )}
    </>
  ));
  return (
    <section className={graphPaper}>
      <div className={layout}>
        <div className={words} {...text} />
        <div
          className={`${pictures} ${labeled}`}
          data-picture="Sample renderings"
          aria-hidden="true"
        >
          {shots.map((src, index) => (
            <img
              key={src}
              className={figure}
              src={src}
              alt=""
              width={960}
              height={720}
              fetchPriority={index === 0 ? "high" : "auto"}
            />
          ))}
        </div>
      </div>
    </section>
  );
});
