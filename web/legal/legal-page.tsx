import type { ReactNode } from "react";
import type { MetaFunction } from "react-router";
import { pageMeta } from "../page/page-meta.ts";
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

type Values = Record<string, ReactNode>;

type LegalText = {
  title: string;
  /** Summary of the whole text in two sentences. */
  summary: string;
  partsOf: (values: Values) => { id: string; title: string; text: ReactNode }[];
};

/** The `meta` of a legal text's page. */
export function legalMeta(
  { title, summary }: LegalText,
  more: { keywords: string; canonicalPath: string },
): MetaFunction {
  return ({ matches }) => pageMeta(matches, { title, description: summary, ...more });
}

/** A legal text: summary, table of contents, sections. `values` fill in what the text leaves open. */
export function LegalPage({
  text: { title, summary, partsOf },
  values,
}: {
  text: LegalText;
  values: Values;
}) {
  const parts = partsOf(values);
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
