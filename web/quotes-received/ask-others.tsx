import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/call-query.ts";
import { AskAgain } from "./ask-again.tsx";

/**
 * Opens the wizard prefilled from a request whose job was canceled, with the other builders who
 * quoted as preferred ones.
 */
export function AskOthers({ requestId }: { requestId: string }) {
  const params = { id: requestId };
  const { data: request } = useQuery(callQuery("GET /api/quote-requests/:id", { params }));
  const { data: quotes } = useQuery(callQuery("GET /api/quote-requests/:id/responses", { params }));
  if (!request || !("userId" in request) || !quotes) return null;
  const others = quotes.flatMap(({ builder, status }) =>
    builder && !builder.hasLeft && status !== "accepted" ? [builder] : [],
  );
  const builders = [...new Map(others.map(({ id, name }) => [id, { id, name }])).values()];
  return <AskAgain request={request} builders={builders} />;
}
