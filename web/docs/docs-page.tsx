import { describeApi } from "../../app-server/contract/openapi.ts";
import { siteContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { siteNameOf } from "../page/site.ts";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/docs-page.ts";
import { CallCard } from "./call-card.tsx";
import { readDescription } from "./read-description.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "API",
    description: `Every REST call of ${siteNameOf(matches)}, from the schemas that validate it.`,
    canonicalPath: "/docs",
  });

export function loader({ context }: Route.LoaderArgs) {
  const { siteName, origin } = context.get(siteContext);
  const description = describeApi({ name: siteName, origin });
  return { release: description.info.version, groups: readDescription(description) };
}

export default function DocsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container width="page">
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>API</Heading>
          <Text>
            JSON in, JSON out, but for pictures, which come as a form; errors are{" "}
            <code>application/problem+json</code> with a <code>message</code> and, for bad input,{" "}
            <code>errors</code> by field. Sessions are cookies. For machines:{" "}
            <a href="/openapi.json">openapi.json</a>. Release {loaderData.release}.
          </Text>
        </Stack>
        {loaderData.groups.map(({ tag, calls }) => (
          <Stack key={tag} gap="medium" as="section">
            <Heading level={2}>{tag}</Heading>
            {calls.map((call) => (
              <CallCard key={`${call.method} ${call.path}`} call={call} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Container>
  );
}
