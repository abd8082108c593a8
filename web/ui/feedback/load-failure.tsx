import { Button } from "../action/button.tsx";
import { Notice } from "./notice.tsx";
import { wantsProof } from "./wants-proof.ts";

type Props = {
  title: string;
  text: string;
  query: { refetch(): unknown; isFetching: boolean; error?: unknown };
};

/**
 * Shown in place of a list that couldn't be read, with a retry; nothing when the list only requires
 * re-authentication.
 */
export function LoadFailure({ title, text, query }: Props) {
  if (wantsProof(query.error)) return null;
  return (
    <Notice
      tone="critical"
      title={title}
      action={
        <Button size="small" pending={query.isFetching} onClick={() => query.refetch()}>
          Try Again
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
