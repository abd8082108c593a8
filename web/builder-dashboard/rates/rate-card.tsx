import { useQuery } from "@tanstack/react-query";
import { rateCardQuery } from "../../quotes/fill/rate-card-query.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { RateForm } from "./rate-form.tsx";

/** The builder's own rates, which fill the lines of a quote. */
export function RateCard() {
  const card = useQuery(rateCardQuery);
  return (
    <Card as="section">
      <CardHeader
        title="Your rates"
        subtitle="Your usual prices by category, in US dollars. “Fill from my rates” fills the lines of a quote with them. If you allow it, they also price what a quote leaves open. Only you see this list."
      />
      <Loaded
        query={card}
        loading="Loading your rates"
        failure={{
          title: "Error Loading Your Rates",
          couldNot: "load your rates",
        }}
      >
        {(stored) => <RateForm stored={stored} />}
      </Loaded>
    </Card>
  );
}
