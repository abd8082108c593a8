import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { graphPaper } from "../marketing/graph-paper.css.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Cached } from "../ui/cached-markup.tsx";
import { useSay } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import {
  actions,
  cell,
  layout,
  picture,
  promise,
  sheet,
  term,
  titleBlock,
  underlined,
  value,
  words,
} from "./hero.css.ts";

const drawn = {
  type: "island",
  size: "30x30",
  features: [
    "meeting-room",
    "counter",
    "multimedia",
    "hanging-elements",
    "led-lighting",
    "furniture",
    "catering-area",
    "stand-exhibit-labor",
  ],
  seed: "atlas",
};

const facts = [
  { name: "Drawing", says: "Island booth, 30\u00a0×\u00a030\u00a0ft" },
  { name: "Open sides", says: "Four" },
  { name: "Quotes", says: "{Five}" },
];

/** The home page's headline, with the drawing of a booth. */
export function Hero() {
  const say = useSay();
  return (
    <Cached as="section" of={["hero"]} className={graphPaper}>
      {() => (
        <div className={layout}>
          <div className={words}>
            <Text size="label" tone="accent">
              100% free for exhibitors
            </Text>
            <Heading level={1} size="display">
              {say("One brief. {Five} booth {quotes}. ")}
              <span className={underlined}>{say("{all}.")}</span>
            </Heading>
            <p className={promise}>
              Describe your booth once. Builders who fit send you a price and a plan:{" "}
              <TextLink to="/promise" isQuiet>
                {say("first quote within {first}, all {five} within {48}")}
              </TextLink>
              .
            </p>
            <div className={actions}>
              <LinkButton to="/#quote-form" tone="accent" size="large">
                Get quotes
              </LinkButton>
              <LinkButton to="/how-it-works" size="large">
                See how it works
              </LinkButton>
            </div>
          </div>
          <figure className={sheet}>
            <div className={picture}>
              <LazyBoothDrawing
                {...drawn}
                label="Line drawing of an island booth, 30 by 30 feet, with a meeting room, a counter, screens, a bar and a sign that hangs above it"
              />
            </div>
            <dl className={titleBlock}>
              {facts.map(({ name, says }) => (
                <div key={name} className={cell}>
                  <dt className={term}>{name}</dt>
                  <dd className={value}>{say(says)}</dd>
                </div>
              ))}
            </dl>
          </figure>
        </div>
      )}
    </Cached>
  );
}
