import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VettingPolicyBody } from "../../../app-server/contract/vetting/vetting.ts";
import type { RequiredVetting } from "../../../domain/vetting/required-vetting.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { formatCount } from "../../format.ts";
import { Button } from "../../ui/action/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

const options: { value: RequiredVetting; label: string }[] = [
  { value: "none", label: "No check" },
  { value: "insurance", label: "A valid insurance" },
  { value: "all", label: "All four checks" },
];

/** The checks that builders need to be invited, with the effect of each choice. */
export function PolicyCard() {
  const policy = useQuery(callQuery("GET /api/admin/vetting-policy"));
  return (
    <Card as="section">
      <CardHeader
        title="Required to be invited"
        subtitle="For new invitations, and for what public pages say about our checks. Standing invitations and the public list stay."
      />
      <Loaded
        query={policy}
        loading="Loading the policy"
        failure={{ title: "Error Loading the Policy", couldNot: "load the policy" }}
      >
        {(stored) => <PolicyForm key={stored.version} stored={stored} />}
      </Loaded>
    </Card>
  );
}

function PolicyForm({ stored }: { stored: VettingPolicyBody }) {
  const { version, left } = stored;
  const [required, setRequired] = useState(stored.required);
  // a policy that no builder meets would end all invitations
  const offered = options.filter(({ value }) => left[value] > 0 || value === stored.required);
  const { guarded, proofDialog } = useReauthentication("Only these builders are invited");
  const save = useChange({
    call: () =>
      guarded(() =>
        fetchApi.call("PUT /api/admin/vetting-policy", { body: { version, required } }),
      ),
    refreshes: ["admin"],
    done: { title: "Policy saved", description: "It applies to invitations from now on." },
    failed: { title: "Policy not saved", couldNot: "save the policy" },
  });
  return (
    <Stack gap="medium">
      <Field label="Builders need">
        {(control) => (
          <Select
            {...control}
            options={offered}
            value={required}
            onChange={({ target }) => setRequired(target.value as RequiredVetting)}
          />
        )}
      </Field>
      <Text>
        {`This would leave ${formatCount(left[required])} of ${formatCount(left.none)} builders to invite today.`}
      </Text>
      <Inline>
        <Button
          pending={save.isPending}
          disabled={required === stored.required}
          onClick={() => save.mutate()}
        >
          Save policy
        </Button>
      </Inline>
      {proofDialog}
    </Stack>
  );
}
