import { useQuery } from "@tanstack/react-query";
import type { OwnProviderBody } from "../../app-server/contract/profile.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { useChange } from "../quotes/use-change.ts";
import { Button } from "../ui/button.tsx";
import { DateText } from "../ui/date-text.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { Stack } from "../ui/stack.tsx";
import { Text } from "../ui/text.tsx";
import { ownProvidersQuery } from "./own-account-queries.ts";

/** What signs one in: the link by e-mail always, and the providers that were used. */
export function OwnProviders({ email }: { email: string }) {
  const { data: all } = useQuery(ownProvidersQuery);
  return (
    <Stack gap="medium" as="section">
      <Heading level={3} size="card">
        What signs you in
      </Heading>
      {all ? (
        <Stack gap="medium" as="ul">
          <li>
            <Stack gap="xsmall">
              <Text weight="strong">A link by e-mail</Text>
              <Text tone="muted" size="small">
                {email}
              </Text>
            </Stack>
          </li>
          {all.map((provider) => (
            <li key={provider.id}>
              <JoinedProvider provider={provider} />
            </li>
          ))}
        </Stack>
      ) : (
        <RowsSkeleton label="Loading what signs you in" />
      )}
    </Stack>
  );
}

function JoinedProvider({ provider }: { provider: OwnProviderBody }) {
  const { id, label, lastUsedAt } = provider;
  const remove = useChange({
    call: () => fetchApi.removeOwnProvider(id),
    refreshes: ["auth"],
    done: { title: "Removed", description: `${label} does not sign you in any more.` },
    failed: { title: "Not removed", description: "Failed to remove it. Please try again." },
  });
  return (
    <Inline justify="between" gap="medium" wrap={false}>
      <Stack gap="xsmall">
        <Text weight="strong">{label}</Text>
        <Text tone="muted" size="small">
          Last used <DateText iso={lastUsedAt} format="PPp" />
        </Text>
      </Stack>
      <Button
        size="small"
        aria-label={`Remove ${label}`}
        pending={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </Inline>
  );
}
