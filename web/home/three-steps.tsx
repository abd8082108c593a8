import { Cached } from "../ui/cached-markup.tsx";
import { useSay } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { step as stepStyle, steps as stepsStyle, when as whenStyle } from "./three-steps.css.ts";

const steps = [
  {
    when: "Today, two minutes",
    title: "Describe your booth",
    text: "Your show, dates, booth size and must-haves. Three short steps. No account, no sales call.",
  },
  {
    when: "Within {first}",
    title: "The first quote arrives",
    text: "Your brief goes to builders who fit it. Each replies with a price and a timeline.",
  },
  {
    when: "Within {all}",
    title: "Compare {five}, accept one",
    text: "See every quote side by side. Talk to anyone you like. When you accept one, we let the others know.",
  },
];

/** The section "How it works", along a dimension line. */
export function ThreeSteps() {
  const say = useSay();
  return (
    // focusable, because keyboard users scroll it with the arrow keys on a narrow screen
    <Cached
      as="ol"
      of={["three steps"]}
      className={stepsStyle}
      aria-label="How it works"
      tabIndex={0}
    >
      {() =>
        steps.map(({ when, title, text }) => (
          <li key={title} className={stepStyle}>
            <p className={whenStyle}>{say(when)}</p>
            <Heading level={3}>{say(title)}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))
      }
    </Cached>
  );
}
