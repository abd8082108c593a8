import { callQuery } from "../../api/call-query.ts";
import "../../../app-server/contract/zod-without-eval.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { PromiseCards } from "./promise-cards.tsx";

/** The page where an admin changes the promise's policy. */
export function PromisePolicy() {
  const policy = useQuery(callQuery("GET /api/admin/promise/policy"));
  const [round, setRound] = useState(0);
  return (
    <Card as="section">
      <CardHeader
        title="Promise"
        subtitle="The numbers apply to requests received from now on; the mode applies to open requests at once."
      />
      <PromiseCards />
      <Loaded
        query={policy}
        loading="Loading the numbers of the promise"
        failure={{
          title: "Error Loading Numbers",
          couldNot: "load the numbers of the promise",
        }}
      >
        {(numbers) => (
          <PolicyForm key={round} policy={numbers} onRestart={() => setRound(round + 1)} />
        )}
      </Loaded>
    </Card>
  );
}
