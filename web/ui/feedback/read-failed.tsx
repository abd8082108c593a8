import type { ReactNode } from "react";
import { TryAgain } from "../action/try-again.tsx";
import { Notice } from "./notice.tsx";

type Props = { title: string; children?: ReactNode };

/** In place of what a page couldn't read. Retry reloads the page. */
export function ReadFailed({ title, children }: Props) {
  return (
    <Notice tone="critical" title={title} action={<TryAgain size="small" />}>
      {children}
    </Notice>
  );
}
