import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { item, list, number } from "./numbered-steps.css.ts";

type Props = { steps: readonly { title: string; text: string }[] };

/** Numbered steps. */
export function NumberedSteps({ steps }: Props) {
  return (
    <ol className={list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={item}>
          <span className={number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading level={2} size="card">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ol>
  );
}
