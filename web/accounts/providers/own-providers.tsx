import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { OwnProvider } from "./own-provider.tsx";

/** Sign-in methods: always the email link, and the connected providers. */
export function OwnProviders({ email }: { email: string }) {
  const { data: all } = useQuery(callQuery("GET /api/auth/user/providers"));
  const { data: removed = [] } = useQuery(callQuery("GET /api/auth/user/providers/removed"));
  return (
    <Stack gap="medium" as="section">
      <Heading level={3} size="card">
        Sign-in methods
      </Heading>
      {all ? (
        <Stack gap="medium" as="ul">
          <li>
            <Stack gap="xsmall">
              <Text weight="strong">Email link</Text>
              <Text tone="muted" size="small">
                {email}
              </Text>
            </Stack>
          </li>
          {all.map((provider) => (
            <li key={provider.id}>
              <OwnProvider provider={provider} isRemoved={false} />
            </li>
          ))}
          {removed.map((provider) => (
            <li key={provider.id}>
              <OwnProvider provider={provider} isRemoved />
            </li>
          ))}
        </Stack>
      ) : (
        <RowsSkeleton label="Loading your sign-in methods" />
      )}
    </Stack>
  );
}
