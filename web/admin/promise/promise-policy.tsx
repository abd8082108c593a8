import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { promisePolicyQuery } from "./promise-policy-query.ts";

/** The numbers that promises are kept by, for an admin to change. */
export function PromisePolicy() {
  const policy = useQuery(promisePolicyQuery());
  return (
    <Card as="section">
      <CardHeader
        title="Promise"
        subtitle="The numbers apply to requests received from now on; the mode applies to open requests at once."
      />
      {policy.isPending && <RowsSkeleton label="Loading the numbers of the promise" />}
      {policy.isError && (
        <LoadFailure
          title="Error Loading Numbers"
          text="Failed to load the numbers of the promise. Please try again."
          query={policy}
        />
      )}
      {policy.data && <PolicyForm key={policy.data.version} policy={policy.data} />}
    </Card>
  );
}
