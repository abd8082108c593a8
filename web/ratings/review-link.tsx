import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/call-query.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Inline } from "../ui/layout/inline.tsx";

type Props = { responseId: string; name: string };

/** Link to the reader's review of the builder; nothing before the booth is delivered. */
export function ReviewLink({ responseId, name }: Props) {
  const { data } = useQuery(callQuery("GET /api/reviews/invitations"));
  const own = data?.invitations.find((each) => each.responseId === responseId);
  if (!own || own.isOver || own.state === "removed") return null;
  return (
    <Inline>
      <LinkButton to={`/review/${responseId}`}>
        {own.state === "invited" ? `Review ${name}` : "Your review"}
      </LinkButton>
    </Inline>
  );
}
