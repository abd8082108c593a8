import type { ReactNode } from "react";
import { Link } from "../ui/action/link.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import {
  aside,
  contents,
  entry,
  layout,
  link,
  list,
  part,
  text,
  updated,
} from "./legal-page.css.ts";

type Props = {
  title: string;
  /** Summary of the whole text in two sentences. */
  summary: string;
  parts: readonly { id: string; title: string; text: ReactNode }[];
};

/** A legal text: summary, table of contents, sections. */
export function LegalPage({ title, summary, parts }: Props) {
  return (
    <Container>
      <Stack gap="medium">
        <p className={updated}>
          <span>Last updated: January 2025</span>
        </p>
        <Heading level={1}>{title}</Heading>
        <Text size="large" tone="muted">
          {summary}
        </Text>
      </Stack>
      <div className={layout}>
        <nav className={contents} aria-label="Contents">
          <ol className={list}>
            {parts.map(({ id, title }) => (
              <li key={id} className={entry}>
                <Link to={`#${id}`} className={link}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={text}>
          {parts.map((each) => (
            <section key={each.id} id={each.id} className={part}>
              <Heading level={2} size="card">
                {each.title}
              </Heading>
              {each.text}
            </section>
          ))}
          <aside className={aside} aria-labelledby="for-counsel">
            <Heading level={2} size="small" id="for-counsel">
              A template for the operator's counsel
            </Heading>
            <p>
              This text describes how the software works. Before opening, the operator of this site
              has a lawyer complete it with the company's name, address and governing law.
            </p>
          </aside>
        </div>
      </div>
    </Container>
  );
}
