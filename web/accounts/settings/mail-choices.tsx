import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MailTopic } from "../../../domain/messages/mail-topic.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { topicWords } from "./topic-words.ts";

/** Switches for emails that can be turned off. */
export function MailChoices() {
  const choices = useQuery(callQuery("GET /api/auth/user/mail"));
  const [typed, setTyped] = useState<MailTopic[] | null>(null);
  const topics = choices.data?.topics ?? [];
  const wanted = typed ?? topics.filter((each) => each.wanted).map(({ topic }) => topic);
  const save = useChange({
    call: () => fetchApi.call("PUT /api/auth/user/mail", { body: { wanted } }),
    refreshes: ["auth/user/mail"],
    done: { title: "Emails chosen", description: "Email preferences saved." },
    failed: {
      title: "Not saved",
      couldNot: "save your email preferences",
    },
    onDone: () => setTyped(null),
  });
  return (
    <Stack gap="medium" as="section">
      <Stack gap="xsmall">
        <Heading level={3} size="card">
          Emails
        </Heading>
        <Text tone="muted">
          We always email sign-in links, confirmations, invitations to quote, accepted quotes and
          security notices. The rest is up to you, and it's in your dashboard either way.
        </Text>
      </Stack>
      <Loaded
        query={choices}
        loading="Loading your email preferences"
        failure={{
          title: "Error Loading Emails",
          couldNot: "load your email preferences",
        }}
      >
        {() => (
          <>
            <CheckboxGroup
              legend="Email me about"
              options={topics.map(({ topic }) => ({ value: topic, ...topicWords[topic] }))}
              values={wanted}
              onValuesChange={(values) => setTyped(values as MailTopic[])}
            />
            <Inline>
              <Button
                tone="accent"
                disabled={typed === null}
                pending={save.isPending}
                onClick={() => save.mutate()}
              >
                {save.isPending ? "Saving..." : "Save emails"}
              </Button>
            </Inline>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
