import { useQuery } from "@tanstack/react-query";
import { writeInZone } from "../../../domain/shared/time/write-in-zone.ts";
import { callQuery } from "../../api/call-query.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { CapacityForm } from "./capacity-form.tsx";

type Props = {
  /** The profile is approved and public; otherwise the builder gets no requests. */
  isListed: boolean;
};

/** When the builder is asked to quote, and for which requests they were not asked. */
export function AvailabilityCards({ isListed }: Props) {
  return (
    <Stack gap="large">
      <Availability />
      <NotAsked isListed={isListed} />
    </Stack>
  );
}

function Availability() {
  const capacity = useQuery(callQuery("GET /api/builders/capacity"));
  return (
    <Card as="section">
      <CardHeader
        title="Availability"
        subtitle="When you work, when you're away, and how much you take on at a time."
      />
      <Loaded
        query={capacity}
        loading="Loading your availability"
        failure={{
          title: "Error Loading Your Availability",
          couldNot: "load your availability",
        }}
      >
        {(saved) => <CapacityForm saved={saved} />}
      </Loaded>
    </Card>
  );
}

function NotAsked({ isListed }: Props) {
  const missed = useQuery(callQuery("GET /api/builders/not-asked"));
  return (
    <Card as="section">
      <CardHeader
        title="Why you were not asked"
        subtitle="Recent requests in your area that went to others, judged by your profile, limits and load as they are today."
      />
      <Loaded
        query={missed}
        loading="Loading requests"
        failure={{
          title: "Error Loading Requests",
          couldNot: "load these requests",
        }}
      >
        {(requests) =>
          requests.length === 0 ? (
            <Text tone="muted">
              {isListed
                ? "No request in your area went to others in the last six months."
                : "Your profile isn't approved and public, so you aren't asked for quotes."}
            </Text>
          ) : (
            requests.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries carry no id, so that they name no request
              <Stack key={index} gap="xsmall">
                <Text>
                  <strong>{one.show}</strong>, {monthWords(one.month)}, {one.sizeBand.toLowerCase()}
                </Text>
                <Text>{one.obstacle}.</Text>
                <Text tone="muted">{one.change}.</Text>
              </Stack>
            ))
          )
        }
      </Loaded>
    </Card>
  );
}

/** Converts "2027-01" to "January 2027". */
function monthWords(month: string): string {
  return writeInZone(new Date(`${month}-15T12:00:00Z`), { month: "long", year: "numeric" }, "UTC");
}
