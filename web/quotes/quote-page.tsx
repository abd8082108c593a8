import { type MetaFunction, useActionData } from "react-router";
import { pageMeta } from "../page/page-meta.ts";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { action } from "./quote-page.action.ts";
import { QuoteWizard } from "./wizard/quote-wizard.tsx";

export { action } from "./quote-page.action.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Get 5 free booth quotes",
    description:
      "Describe your trade show booth in three steps and get 5 free quotes from matched builders within 24-48 hours.",
    canonicalPath: "/quote",
  });

/** The quote wizard on a page of its own. */
export default function QuotePage() {
  const answer = useActionData<typeof action>();
  return (
    <Container>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>Tell us about your booth. Compare 5 quotes.</Heading>
          <Text size="large" tone="muted">
            Three short steps, about two minutes. First quote in 24 hours, all five in 48. Free.
          </Text>
        </Stack>
        <QuoteWizard answer={answer} level={2} />
      </Stack>
    </Container>
  );
}
