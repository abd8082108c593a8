import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { apiContext } from "../context.ts";
import { chapters, sunken } from "../home/home-page.css.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { ClaimsStrip } from "../marketing/claims-strip.tsx";
import { Section } from "../marketing/section.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useSay } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/about-us-page.ts";
import { aboutUsCopy } from "./about-us-copy.ts";
import {
  badge,
  initials,
  member,
  mission,
  opening,
  team,
  value,
  values,
} from "./about-us-page.css.ts";
import { item, list, year as yearStyle } from "./timeline.css.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About Us",
    description:
      "Why we connect exhibitors with booth builders, what we hold ourselves to, and how a shared spreadsheet of 2019 became a network.",
    keywords: "about us, exhibit builder marketplace, booth builders, trade show company",
    canonicalPath: "/about-us",
  });

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  claims: await readClaims(context.get(apiContext), aboutUsCopy.stats),
});

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

/** The page About Us: team, history and mission. */
export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  const copy = aboutUsCopy;
  const say = useSay();
  return (
    <div className={chapters}>
      <section className={opening} aria-labelledby="mission">
        <Text size="label" tone="accent">
          Our mission
        </Text>
        <Heading level={1} size="display" id="mission">
          Never open a show with the only booth you got a price on.
        </Heading>
        <div className={mission}>
          {copy.mission.map((text) => (
            <p key={text}>{say(text)}</p>
          ))}
        </div>
      </section>
      <ClaimsStrip served={loaderData?.claims} specified={copy.stats} />
      <Section title="What we hold ourselves to">
        <ul className={values}>
          {copy.values.map(({ title, text }) => (
            <li key={title} className={value}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{say(text)}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <div className={sunken}>
        <Section title="Our story so far">
          <Timeline years={copy.timeline} />
        </Section>
      </div>
      <Section
        title="The people you talk to"
        lead="Four people you can actually reach, each with the booth they'd build."
      >
        <ul className={team}>
          {copy.team.map((person) => (
            <TeamCard key={person.name} {...person} />
          ))}
        </ul>
      </Section>
      <CallToAction
        title="See what {five} {builders} would make of your brief."
        text="Or look at who they are first. Both are free."
        more={{ to: "/builder-network", label: "Meet the builder network" }}
      />
    </div>
  );
}

type Props = { years: readonly { year: string; title: string; text: string }[] };

function Timeline({ years }: Props) {
  return (
    <ol className={list}>
      {years.map(({ year, title, text }) => (
        <li key={year} className={item}>
          <span className={yearStyle}>{year}</span>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ol>
  );
}

type TeamMember = {
  name: string;
  role: string;
  text: string;
  drawing: { type: string; size: string; features: readonly string[] };
};

/** A team member: initials over a booth drawing instead of a photograph. */
function TeamCard({ name, role, text, drawing }: TeamMember) {
  return (
    <li className={member}>
      <div className={badge} aria-hidden="true">
        <LazyBoothDrawing {...drawing} seed={name} dimensions={false} />
        <span className={initials}>{name.split(" ").map(([first]) => first)}</span>
      </div>
      <Heading level={3}>{name}</Heading>
      <Text size="small" weight="strong" tone="accent">
        {role}
      </Text>
      <Text tone="muted">{text}</Text>
    </li>
  );
}
