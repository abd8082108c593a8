import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { OwnProvider } from "./own-provider.tsx";

const failure = {
  title: "Error Loading Sign-In Methods",
  couldNot: "load your sign-in methods",
};

/** Sign-in methods: always the email link, and the connected providers. */
export function OwnProviders({ email }: { email: string }) {
  const joined = useQuery(callQuery("GET /api/auth/user/providers"));
  const removed = useQuery(callQuery("GET /api/auth/user/providers/removed"));
  return (
    <Stack gap="medium" as="section">
      <Heading level={3} size="card">
        Sign-in methods
      </Heading>
      <Loaded query={joined} loading="Loading your sign-in methods" failure={failure}>
        {(all) => (
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
            {(removed.data ?? []).map((provider) => (
              <li key={provider.id}>
                <OwnProvider provider={provider} isRemoved />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      {removed.isError && !joined.isError && <LoadFailure {...failure} query={removed} />}
    </Stack>
  );
}
