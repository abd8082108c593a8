import { Button } from "../action/button.tsx";
import { Notice } from "./notice.tsx";

type Props = {
  title: string;
  text: string;
  query: { refetch(): unknown; isFetching: boolean };
};

/** In place of a list that couldn't be read, with a retry. */
export function LoadFailure({ title, text, query }: Props) {
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
