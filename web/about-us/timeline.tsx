import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { item, list, year as yearStyle } from "./timeline.css.ts";

type Props = { years: readonly { year: string; title: string; text: string }[] };

/** Milestones by year. */
export function Timeline({ years }: Props) {
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
