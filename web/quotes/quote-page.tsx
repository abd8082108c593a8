import { type MetaFunction, useActionData } from "react-router";
import { pageMeta } from "../page/page-meta.ts";
import { saidIn } from "../page/said-in.ts";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useSay } from "../ui/said.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { action } from "./quote-page.action.ts";
import { QuoteWizard } from "./wizard/quote-wizard.tsx";

export const handle = { hasMainAction: true };

export { action } from "./quote-page.action.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: saidIn(matches)("Get {5} free booth {quotes}"),
    description: saidIn(matches)(
      "Describe your trade show booth in three steps and get {5} free {quotes} from matched builders within {hyphened}.",
    ),
    canonicalPath: "/quote",
  });

/** The quote wizard on a page of its own. */
export default function QuotePage() {
  const answer = useActionData<typeof action>();
  const say = useSay();
  return (
    <Container>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{say("Tell us about your booth. Compare {5} {quotes}.")}</Heading>
          <Text size="large" tone="muted">
            {say("Three short steps, about two minutes. Free. {promise}")}
          </Text>
        </Stack>
        <QuoteWizard answer={answer} level={2} />
      </Stack>
    </Container>
  );
}
