import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { prefetch } from "../api/prefetch.ts";
import { ServedState } from "../api/served-state.tsx";
import { exhibitBuildersQuery } from "../builders/exhibit-builders-query.ts";
import { apiContext } from "../context.ts";
import { chapters, sunken } from "../home/home-page.css.ts";
import { VettingList } from "../home/vetting-list.tsx";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { ClaimsStrip } from "../marketing/claims-strip.tsx";
import { Section } from "../marketing/section.tsx";
import { readClaims, type ShownClaims } from "../marketing/shown-claims.ts";
import { pageMeta } from "../page/page-meta.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import type { Route } from "./+types/builder-network-page.ts";
import { builderNetworkCopy } from "./builder-network-copy.ts";
import { actions } from "./builder-network-page.css.ts";
import { builderNetworkQuery } from "./builder-network-query.ts";
import { FeaturedBuilders, featuredBuilderCount } from "./featured-builders.tsx";
import { NetworkHero } from "./network-hero.tsx";
import { NetworkRegions } from "./network-regions.tsx";
import { Specialisations } from "./specialisations.tsx";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Builder Network",
    description:
      "Vetted exhibit builders, four checks each, across five regions and twelve specialties. See who would build your booth.",
    canonicalPath: "/builder-network",
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const [state, claims] = await Promise.all([
    prefetch(context, (api) => [
      builderNetworkQuery(api),
      exhibitBuildersQuery(featuredBuilderCount, api),
    ]),
    readClaims(context.get(apiContext), builderNetworkCopy.stats),
  ]);
  return { state, claims };
}

export const clientLoader = () => null;

/** The builder network: who, where, and how builders are vetted. */
export default function BuilderNetworkPage({ loaderData }: Route.ComponentProps) {
  return (
    <ServedState state={loaderData?.state}>
      <BuilderNetwork claims={loaderData?.claims} />
    </ServedState>
  );
}

function BuilderNetwork({ claims }: { claims: ShownClaims | undefined }) {
  const { data: network } = useQuery(builderNetworkQuery());
  return (
    <div className={chapters}>
      <NetworkHero />
      <ClaimsStrip specified={builderNetworkCopy.stats} served={claims} />
      <Section
        title="Four checks before the first request"
        lead="A nice website isn't enough to get in."
      >
        <VettingList />
      </Section>
      {network && network.regions.length > 0 && (
        <div className={sunken}>
          <Section title="Where they are" lead="The closer the workshop, the cheaper the freight.">
            <NetworkRegions {...network} />
          </Section>
        </div>
      )}
      <Section title="What they specialize in">
        <Specialisations />
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
        title="Get quotes from five of them."
        text="One brief, five prices, all within 48 hours. Free for exhibitors."
      />
    </div>
  );
}
