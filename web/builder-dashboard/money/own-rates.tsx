import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

/** The builder's commission rates, with the button that agrees to them. */
export function OwnRates() {
  const query = useQuery(callQuery("GET /api/commission/agreement"));
  const agree = useChange({
    call: (version: number) =>
      fetchApi.call("POST /api/commission/agreement", { body: { version } }),
    refreshes: ["commission"],
    done: { title: "Rates agreed", description: "We've emailed you a record." },
    failed: { title: "Rates not agreed", couldNot: "agree to the rates" },
  });
  return (
    <Card as="section">
      <CardHeader title="Rates" subtitle="What you pay us when a job you won here is complete." />
      <Loaded
        query={{ ...query, data: query.data === null ? { rates: null } : query.data }}
        loading="Loading your rates"
        failure={{ title: "Error Loading Rates", couldNot: "load your rates" }}
      >
        {(own) =>
          own.rates === null ? (
            <Text>Rates are not set yet. Quoting is free until they are.</Text>
          ) : (
            <Stack>
              <Text>
                Since <DateText iso={own.rates.from} zone="utc" />: {own.rates.text}. Nothing if you
                don't win.
              </Text>
              {own.isAgreed ? (
                <Text tone="muted">You agreed to these rates.</Text>
              ) : (
                <>
                  <Text tone="muted">
                    You agree to them before your first quote. Quotes you sent before keep theirs.
                  </Text>
                  <div>
                    <Button
                      tone="accent"
                      pending={agree.isPending}
                      onClick={() => agree.mutate(own.rates.version)}
                    >
                      I agree to these rates
                    </Button>
                  </div>
                </>
              )}
              {own.next && (
                <Text>
                  From <DateText iso={own.next.from} zone="utc" />: {own.next.text}.
                </Text>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}
