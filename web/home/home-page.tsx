import { callQuery } from "../api/call-query.ts";
import { prefetch } from "../api/prefetch.ts";
import { apiContext } from "../context.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { claims as specified } from "../marketing/claims.ts";
import { ClaimsStrip } from "../marketing/claims-strip.tsx";
import { Section } from "../marketing/section.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { useClaims } from "../marketing/use-claims.ts";
import { organization } from "../page/organization.ts";
import { originOf } from "../page/origin-of.ts";
import { pageMeta } from "../page/page-meta.ts";
import { saidIn } from "../page/said-in.ts";
import { siteNameOf } from "../page/site.ts";
import { useSteadyHash } from "../page/use-steady-hash.ts";
import { showcaseQuery } from "../portfolio/showcase-query.ts";
import { LazyQuoteWizard } from "../quotes/wizard/lazy-quote-wizard.tsx";
import { upcomingShowsQuery } from "../trade-shows/upcoming-shows-query.ts";
import { Cached } from "../ui/cached-markup.tsx";
import type { Route } from "./+types/home-page.ts";
import { Hero } from "./hero.tsx";
import { chapters, sunken } from "./home-page.css.ts";
import { homeBuilders } from "./lists/builders-part.tsx";
import { LazyHomeLists } from "./lists/lazy-home-lists.tsx";
import { caption, faces, inner, list, sign as signStyle, strip } from "./logo-strip.css.ts";
import { Testimonials } from "./testimonials.tsx";
import { ThreeSteps } from "./three-steps.tsx";
import { useVoices, Voices } from "./voices.tsx";
import { wordmarks } from "./wordmarks.ts";

export const handle = { hasMainAction: true };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: saidIn(matches)(
      `${siteNameOf(matches)}: {five} free {quotes} for your trade show booth`,
    ),
    description: saidIn(matches)(
      "Describe your trade show booth once and get {5} free {quotes} from exhibit builders: the first within {first}, all {five} within {48}.",
    ),
    canonicalPath: "/",
  }),
  { "script:ld+json": organization(siteNameOf(matches), originOf(matches)) },
];

/** A list that cannot be read shows its error itself; the page stands without it. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [lists, claims, voices] = await Promise.all([
    prefetch(context, (api) => [
      { ...showcaseQuery(api), retry: false },
      callQuery("GET /api/exhibit-builders", { query: { limit: homeBuilders } }, api),
      upcomingShowsQuery(api),
    ]),
    readClaims(api, stats),
    api.call("GET /api/reviews/testimonials").catch(() => []),
  ]);
  return { lists, claims, voices };
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

const { builders, projects, satisfaction, repeatBusiness } = specified;
const stats = [builders, projects, satisfaction, repeatBusiness];

/** The home page: headline, quote form, and projects, builders and figures. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  useSteadyHash();
  const { isIllustrative, required } = useClaims(stats, loaderData?.claims);
  const voices = useVoices(loaderData?.voices);
  return (
    <div className={chapters}>
      <Hero />
      {isIllustrative && <LogoStrip />}
      <ClaimsStrip specified={stats} served={loaderData?.claims} />
      <Section
        id="quote-form"
        title="Tell us about your booth"
        lead="Three short steps, about two minutes. It's free, and you don't need an account."
      >
        <LazyQuoteWizard />
      </Section>
      <div className={sunken}>
        <Section
          title="How it works"
          lead="From brief to {five} {quotes}, measured in hours instead of weeks."
        >
          <ThreeSteps />
        </Section>
      </div>
      <LazyHomeLists state={loaderData?.lists} required={required} />
      <div className={sunken}>
        <Section
          id="testimonials"
          title="What exhibitors say"
          lead={
            isIllustrative
              ? "Sample testimonials, shown until real reviews come in."
              : voices.length > 0
                ? "The newest reviews of completed projects."
                : "Reviews will appear here."
          }
        >
          {isIllustrative ? <Testimonials /> : voices.length > 0 && <Voices voices={voices} />}
        </Section>
      </div>
      <CallToAction
        title="Your show date is set. Start there."
        text="Two minutes today gets you {five} {quotes}. Free, with no obligation."
        more={{ to: "/contact", label: "Talk to us first" }}
      />
    </div>
  );
}

/** Logos of exhibitors: samples, labeled as such. */
function LogoStrip() {
  return (
    <section className={strip} aria-label="Exhibitors">
      <div className={inner}>
        <p className={caption}>Booths for exhibitors like these (sample names)</p>
        {/* the role, because Safari drops list semantics without bullets; the tab stop, because keyboard users scroll it on a narrow screen */}
        <Cached
          as="ul"
          of={["wordmarks"]}
          className={list}
          role="list"
          aria-label="Sample exhibitors"
          tabIndex={0}
        >
          {() =>
            wordmarks.map(({ name, sign, face }) => (
              <li key={name} className={faces[face]}>
                <svg viewBox="0 0 24 24" className={signStyle} aria-hidden="true">
                  <path d={sign} />
                </svg>
                {name}
              </li>
            ))
          }
        </Cached>
      </div>
    </section>
  );
}
