import { useState } from "react";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { AsBuilt } from "./as-built.tsx";
import { JobAction } from "./job-action.tsx";

/** The booth being built: the way to its page for phones, and the crew's link. */
export function JobFloor({ read }: { read: JobBody }) {
  const { job, floor } = read;
  const { standsAt, open, mayLink } = floor;
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="card">
        On the floor
      </Heading>
      <Text>
        {standsAt ? <span>The booth is up since </span> : <span>The booth isn't up yet. </span>}
        {standsAt && <DateText iso={standsAt} format="PPp" />}
        {standsAt && <span>. </span>}
        <span>{open === 0 ? "Nothing to fix." : `${open} open on the punch list.`}</span>
      </Text>
      <Text tone="muted" size="small">
        The floor page is for a phone in the hall: drawings, what is not as agreed, and its photos.
      </Text>
      <Inline>
        <LinkButton to={`/jobs/${job.id}/site`} tone="accent" reloadDocument>
          Open the floor page
        </LinkButton>
      </Inline>
      {mayLink && <CrewLink id={job.id} />}
      <AsBuilt read={read} />
    </Stack>
  );
}

function CrewLink({ id }: { id: string }) {
  const [link, setLink] = useState<string>();
  const params = { id };
  const open = useChange({
    call: () => fetchApi.call("POST /api/jobs/:id/site-link", { params }),
    refreshes: [],
    failed: { title: "No link", couldNot: "read the crew's link" },
    onDone: ({ path }) => setLink(`${location.origin}${path}`),
  });
  return (
    <Stack gap="small">
      <Heading level={3} size="card">
        The crew's link
      </Heading>
      <Text size="small">
        For move-in. Send the crew its link: they see the drawings and the punch list, no prices and
        no messages. It works until 3 days after the show.
      </Text>
      {link && (
        <Field label="Link for the crew">
          {(control) => <TextInput {...control} readOnly value={link} />}
        </Field>
      )}
      <Inline gap="small" wrap>
        {!link && (
          <Button pending={open.isPending} onClick={() => open.mutate(undefined)}>
            Show the link
          </Button>
        )}
        <JobAction
          verb="revoke"
          past="revoked"
          noun="link"
          description="Phones that have it see nothing anymore. The next link is a new one."
          call={async () => {
            await fetchApi.call("DELETE /api/jobs/:id/site-link", { params });
            setLink(undefined);
          }}
        />
      </Inline>
    </Stack>
  );
}
