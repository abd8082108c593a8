import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/call-query.ts";
import { Text } from "../ui/text/text.tsx";

/** How often a builder was on time, from three reviews that rate it on. */
export function OnTime({ builderId: id }: { builderId: string }) {
  const { data } = useQuery(
    callQuery("GET /api/builders/:id/reviews", { params: { id }, query: {} }),
  );
  if (!data) return null;
  return <Text size="small">{data.onTime ?? "Fewer than 3 reviews rate it yet"}</Text>;
}
