import { Button } from "../action/button.tsx";
import { type FailureWords, failureText } from "./failure-text.ts";
import { Notice } from "./notice.tsx";
import { wantsProof } from "./wants-proof.ts";

type Props = FailureWords & {
  title: string;
  query: { refetch(): unknown; isFetching: boolean; error?: unknown };
};

/**
 * Shown in place of a list that couldn't be read, with a retry; nothing when the list only requires
 * re-authentication.
 */
export function LoadFailure({ title, query, ...words }: Props) {
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
      {"text" in words ? words.text : failureText(words, query.error)}
    </Notice>
  );
}
