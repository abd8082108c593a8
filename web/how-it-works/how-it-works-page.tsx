import { apiContext } from "../context.ts";
import { chapters, onward, sunken } from "../home/home-page.css.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { ClaimsStrip } from "../marketing/claims-strip.tsx";
import { readRateWords } from "../marketing/commission-words.ts";
import { HowWeEarn } from "../marketing/how-we-earn.tsx";
import { Section } from "../marketing/section.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { useClaims } from "../marketing/use-claims.ts";
import { withRates } from "../marketing/with-rates.ts";
import { faqPage } from "../page/faq-page.ts";
import { pageMeta } from "../page/page-meta.ts";
import { saidIn } from "../page/said-in.ts";
import { useSiteName } from "../page/site.ts";
import { Grid } from "../ui/layout/grid.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useSay } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/how-it-works-page.ts";
import { howItWorksCopy } from "./how-it-works-copy.ts";
import { item, list, number } from "./numbered-steps.css.ts";
import { Questions } from "./questions.tsx";

const questionsOf = (rates: string) => withRates(howItWorksCopy.questions, rates);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "How It Works",
    description: saidIn(matches)(
      "From one brief to {five} booth {quotes} in {hyphened}: what you do, what we do, what builders do, and what it costs you (nothing).",
    ),
    canonicalPath: "/how-it-works",
  }),
  { "script:ld+json": faqPage(questionsOf(loaderData.rates), saidIn(matches)) },
];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [claims, rates] = await Promise.all([
    readClaims(api, howItWorksCopy.stats),
    readRateWords(api, "exhibitors"),
  ]);
  return { claims, rates };
}

/** Loads only the rates on client-side navigation: the page reads its figures over REST. */
export async function clientLoader() {
  const { fetchRateWords } = await untilLoaded(() => import("../marketing/fetch-rates.ts"));
  return { claims: undefined, rates: await fetchRateWords("exhibitors") };
}

/** The page "How it works": from brief to booth. */
export default function HowItWorksPage({ loaderData }: Route.ComponentProps) {
  const { steps, benefits, vetted, stats } = howItWorksCopy;
  const say = useSay();
  const { required } = useClaims(stats, loaderData.claims);
  return (
    <div className={chapters}>
      <Section
        level={1}
        title="From one brief to a booth on the floor"
        lead="Describe it once. Hear from {five} {builders}. Choose your favorite."
      >
        <NumberedSteps steps={steps} />
      </Section>
      <ClaimsStrip served={loaderData.claims} specified={stats} />
      <Section title={`Why exhibitors use ${useSiteName()}`}>
        <Grid as="ul" min="18rem" gap="xlarge">
          {[vetted[required], ...benefits].map(({ title, text }) => (
            <Stack as="li" key={title} gap="xsmall">
              <Heading level={3}>{say(title)}</Heading>
              <Text tone="muted">{say(text)}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <div className={sunken}>
        <Section title="Questions people ask">
          <Questions questions={questionsOf(loaderData.rates)} />
          <div className={onward}>
            <HowWeEarn />
          </div>
        </Section>
      </div>
      <CallToAction
        title="Two minutes now. {Five} {quotes} within {all}."
        text="Tell us about the show. We take it from there."
        more={{ to: "/portfolio", label: "Look at finished booths" }}
      />
    </div>
  );
}

type Props = { steps: readonly { title: string; text: string }[] };

function NumberedSteps({ steps }: Props) {
  const say = useSay();
  return (
    <ol className={list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={item}>
          <span className={number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading level={2} size="card">
            {say(title)}
          </Heading>
          <Text tone="muted">{say(text)}</Text>
        </li>
      ))}
    </ol>
  );
}
