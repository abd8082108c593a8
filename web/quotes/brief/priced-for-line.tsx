import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { Text } from "../../ui/text/text.tsx";
import { builderPricedFor } from "./builder-priced-for.ts";

type Props = { requestId: string; confirmedBrief: number };

/** Says to a builder which booth the quote is priced for, and which the brief names now. */
export function PricedForLine({ requestId, confirmedBrief }: Props) {
  const { data } = useQuery(
    callQuery("GET /api/quote-requests/:id/brief-changes", { params: { id: requestId } }),
  );
  return data ? <Text>{builderPricedFor(data, confirmedBrief)}</Text> : null;
}
