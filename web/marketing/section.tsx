import type { ReactNode } from "react";
import { useSay } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { intro, section } from "./section.css.ts";

type Props = { id?: string; title: string; lead?: ReactNode; level?: 1 | 2; children: ReactNode };

/** A section of a marketing page: heading, lead and content. */
export function Section({ id, title, lead, level = 2, children }: Props) {
  const say = useSay();
  return (
    <section id={id} className={section}>
      <div className={intro}>
        <Heading level={level}>{say(title)}</Heading>
        {lead && (
          <Text size="large" tone="muted">
            {typeof lead === "string" ? say(lead) : lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
