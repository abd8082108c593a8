import { Badge } from "../ui/feedback/badge.tsx";
import { Text } from "../ui/text/text.tsx";
import { showStatusLook } from "./show-status-look.ts";

/** Badge of a show's status; an unknown one as plain text. */
export function ShowBadge({ status }: { status: string }) {
  const look = showStatusLook(status);
  if (look) return <Badge tone={look.tone}>{look.label}</Badge>;
  return (
    <Text size="small" as="span">
      {status}
    </Text>
  );
}
