import { callQuery } from "../api/call-query.ts";
import { useServedQuery } from "../api/use-served-query.ts";
import { Text } from "../ui/text/text.tsx";

type Props = {
  builderId: string;
  /** The answer, if it was served with the page; null when it could not be read. */
  served?: { text: string | null } | null | undefined;
};

/** How near a builder's final bills are to its quotes, from three closed jobs on. */
export function FinalBills({ builderId: id, served }: Props) {
  const { data } = useServedQuery(
    callQuery("GET /api/builders/:id/final-bills", { params: { id } }),
    served,
  );
  return data?.text && <Text size="small">{data.text}</Text>;
}
