import { checkKinds } from "../../domain/shared/check-kinds.ts";
import { apiContext } from "../context.ts";
import { chapters, onward, sunken } from "../home/home-page.css.ts";
import { Questions } from "../how-it-works/questions.tsx";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { readRateWords } from "../marketing/commission-words.ts";
import { HowWeEarn } from "../marketing/how-we-earn.tsx";
import { Section } from "../marketing/section.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { useClaims } from "../marketing/use-claims.ts";
import { withRates } from "../marketing/with-rates.ts";
import { faqPage } from "../page/faq-page.ts";
import { pageMeta } from "../page/page-meta.ts";
import { saidIn } from "../page/said-in.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Said } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { checkTitles, evidenceOf } from "../vetting/evidence-words.ts";
import { VettingList } from "../vetting/vetting-list.tsx";
import type { Route } from "./+types/for-builders-page.ts";
import { door } from "./for-builders.css.ts";
import { forBuildersCopy } from "./for-builders-copy.ts";
import { Join } from "./join.tsx";
import { SampleRequest } from "./sample-request.tsx";

/** No orange button but the sign-up's. */
export const handle = { hasMainAction: true };

const questionsOf = (rates: string) => withRates(forBuildersCopy.questions, rates);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "For Builders",
    description:
      "Join the network: booth requests that fit your work, with the whole brief. Free to join and to quote.",
    canonicalPath: "/for-builders",
  }),
  { "script:ld+json": faqPage(questionsOf(loaderData.rates), saidIn(matches)) },
];

/** The page has no figures; the loader tells which checks builders need. */
const noFigures: never[] = [];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [claims, rates] = await Promise.all([
    readClaims(api, noFigures),
    readRateWords(api, "builders"),
  ]);
  return { claims, rates };
}

/** Loads only the rates on client-side navigation: the page reads its figures over REST. */
export async function clientLoader() {
  const { fetchRateWords } = await untilLoaded(() => import("../marketing/fetch-rates.ts"));
  return { claims: undefined, rates: await fetchRateWords("builders") };
}

/**
 * The page For Builders: what requests come in, what it costs, how builders are vetted, and the
 * sign-up.
 */
export default function ForBuildersPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, steps, terms, checks } = forBuildersCopy;
  const { required } = useClaims(noFigures, loaderData.claims);
  return (
    <div className={chapters}>
      <Container>
        <div className={door}>
          <Stack gap="large">
            <Stack gap="medium">
              <Heading level={1}>{title}</Heading>
              <Text size="large" tone="muted">
                <Said>{lead}</Said>
              </Text>
            </Stack>
            <Join />
          </Stack>
          <SampleRequest />
        </div>
      </Container>
      <div className={sunken}>
        <Section title="Three steps to your first request">
          <Points as="ol" min="20rem" points={steps.map(numbered)} />
        </Section>
      </div>
      <Section title="What you can count on">
        <Points points={terms} />
      </Section>
      <div className={sunken}>
        <Section {...checks[required]}>
          <VettingList steps={evidence} />
        </Section>
      </div>
      <Section title="Questions builders ask">
        <Questions questions={questionsOf(loaderData.rates)} />
        <div className={onward}>
          <Inline gap="medium">
            <LinkButton to="#join">Join as a builder</LinkButton>
            <HowWeEarn />
          </Inline>
        </div>
      </Section>
    </div>
  );
}

/** The evidence that each check takes. */
const evidence = checkKinds.map((kind) => ({ title: checkTitles[kind], text: evidenceOf[kind] }));

type Point = { title: string; text: string };

const numbered = ({ title, text }: Point, index: number) => ({
  title: `${index + 1}. ${title}`,
  text,
});

type PointsProps = { points: readonly Point[]; as?: "ul" | "ol"; min?: string };

function Points({ points, as = "ul", min = "16rem" }: PointsProps) {
  return (
    <Grid as={as} min={min} gap="large">
      {points.map(({ title, text }) => (
        <Stack as="li" key={title} gap="xsmall">
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">
            <Said>{text}</Said>
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
