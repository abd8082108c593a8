import { useQuery } from "@tanstack/react-query";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { vettedWords } from "../../domain/vetting/vetted-words.ts";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries, readForAll } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { buildersHref } from "../builders/builder-search-address.ts";
import { BuildersFailed } from "../builders/builders-failed.tsx";
import { ExhibitBuilderCards } from "../builders/card/exhibit-builder-cards.tsx";
import { apiContext } from "../context.ts";
import { chapters, sunken } from "../home/home-page.css.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import type { ShownClaims } from "../marketing/claims.ts";
import { ClaimsStrip } from "../marketing/claims-strip.tsx";
import { Section } from "../marketing/section.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { useClaims } from "../marketing/use-claims.ts";
import { pageMeta } from "../page/page-meta.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { VettingList } from "../vetting/vetting-list.tsx";
import type { Route } from "./+types/builder-network-page.ts";
import { builderNetworkCopy } from "./builder-network-copy.ts";
import {
  actions,
  hero,
  heroLayout,
  heroPicture,
  heroWords,
  specialization,
  specializationName,
  specializations,
  specializationText,
} from "./builder-network-page.css.ts";
import { NetworkRegions } from "./network-regions.tsx";

const drawn = {
  type: "pavilion",
  size: "40x50",
  features: ["multimedia", "counter", "furniture", "led-lighting", "meeting-room"],
  seed: "network",
};

/** The network page's headline, with the drawing of a booth. */
function NetworkHero({ required }: Pick<ShownClaims, "required">) {
  return (
    <section className={hero}>
      <div className={heroLayout}>
        <div className={heroWords}>
          <Heading level={1}>The builder network you don't have time to build</Heading>
          <Text size="large" tone="muted">
            {`Builders of islands, pavilions and ten-foot inlines, from workshops near the halls you exhibit in. ${vettedWords[required]}`}
          </Text>
          <div className={actions}>
            <LinkButton to="/our-builders" tone="accent">
              Browse the builders
            </LinkButton>
            <LinkButton to="/how-it-works">How it works</LinkButton>
          </div>
        </div>
        <div className={heroPicture}>
          <LazyBoothDrawing {...drawn} dimensions={false} />
        </div>
      </div>
    </section>
  );
}

const featuredBuilderCount = 6;

/** The first six builders. */
function FeaturedBuilders() {
  const { data: builders, isError } = useQuery(
    callQuery("GET /api/exhibit-builders", { query: { limit: featuredBuilderCount } }),
  );
  if (!builders) return isError ? <BuildersFailed /> : <Skeleton shape="card" lines={2} />;
  return <ExhibitBuilderCards builders={builders.slice(0, featuredBuilderCount)} />;
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Builder Network",
    description: "Exhibit builders by region and specialty. See who would build your booth.",
    canonicalPath: "/builder-network",
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const [state, claims] = await Promise.all([
    prefetch(context, (api) => [
      callQuery("GET /api/builders/network", {}, api),
      callQuery("GET /api/exhibit-builders", { query: { limit: featuredBuilderCount } }, api),
    ]),
    readClaims(context.get(apiContext), builderNetworkCopy.stats),
  ]);
  return { state, claims };
}

export const clientLoader = () => null;

/** The page about the builder network: its regions, builders, and how they are vetted. */
export default function BuilderNetworkPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedQueries state={loaderData?.state} read={readForAll}>
      <BuilderNetwork claims={loaderData?.claims} />
    </HydratedQueries>
  );
}

function BuilderNetwork({ claims }: { claims: ShownClaims | undefined }) {
  const { isIllustrative, vetting, required } = useClaims(builderNetworkCopy.stats, claims);
  const { data: network } = useQuery(callQuery("GET /api/builders/network"));
  return (
    <div className={chapters}>
      <NetworkHero required={required} />
      <ClaimsStrip specified={builderNetworkCopy.stats} served={claims} />
      {vetting.length > 0 && (
        <Section title={isIllustrative ? "How builders are vetted" : "What we count today"}>
          <VettingList steps={vetting} />
        </Section>
      )}
      {network && network.regions.length > 0 && (
        <div className={sunken}>
          <Section title="Where they are" lead="The closer the workshop, the cheaper the freight.">
            <NetworkRegions {...network} />
          </Section>
        </div>
      )}
      <Section title="What they specialize in">
        <Specializations />
      </Section>
      <div className={sunken}>
        <Section title="Featured builders">
          <FeaturedBuilders />
          <div className={actions}>
            <LinkButton to="/our-builders">See all builders</LinkButton>
            <LinkButton to="/how-it-works">See how quotes work</LinkButton>
          </div>
        </Section>
      </div>
      <CallToAction
        title="Get quotes from {five} of them."
        text="One brief, {five} prices, all within {all}. Free for exhibitors."
      />
    </div>
  );
}

/** Specialties of the network; each links to builders who have it. */
function Specializations() {
  return (
    <ul className={specializations}>
      {builderNetworkCopy.specializations.map(({ name, finds, text }) => (
        <li key={name}>
          <Link
            to={buildersHref(new URLSearchParams({ search: finds }))}
            className={specialization}
          >
            <span className={specializationName}>{name}</span>
            <ArrowRight size={18} aria-hidden="true" />
            <span className={specializationText}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
