import { useQuery } from "@tanstack/react-query";
import { exhibitorRecordText } from "../../../domain/questions/exhibitor-record.ts";
import { callQuery } from "../../api/call-query.ts";
import { Text } from "../../ui/text/text.tsx";

/** The counts about the exhibitor of a request; nothing before the second one. */
export function ExhibitorRecord({ requestId, lead }: { requestId: string; lead: string }) {
  const { data } = useQuery(
    callQuery("GET /api/quote-requests/:id/exhibitor", { params: { id: requestId } }),
  );
  if (!data?.record) return null;
  return (
    <Text size="small" tone="muted">
      {`${lead}: ${exhibitorRecordText(data.record)}`}
    </Text>
  );
}
