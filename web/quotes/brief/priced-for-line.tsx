import { useQuery } from "@tanstack/react-query";
import { Text } from "../../ui/text/text.tsx";
import { briefEditsQuery } from "./brief-edits-query.ts";
import { builderPricedFor } from "./builder-priced-for.ts";

type Props = { requestId: string; briefVersion: number; confirmedBrief: number };

/** Tells a builder which booth the quote is priced for, and which the brief names now. */
export function PricedForLine({ requestId, briefVersion, confirmedBrief }: Props) {
  const { data } = useQuery({ ...briefEditsQuery(requestId, briefVersion), retry: false });
  return data ? <Text>{builderPricedFor(data, confirmedBrief)}</Text> : null;
}
