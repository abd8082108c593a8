import type { ReactNode } from "react";
import { TryAgain } from "../action/try-again.tsx";
import { Notice } from "./notice.tsx";

type Props = { title: string; children?: ReactNode };

/** Shown in place of content that couldn't be read. The retry reloads the page. */
export function ReadFailed({ title, children }: Props) {
  return (
    <Notice tone="critical" title={title} action={<TryAgain size="small" />}>
      {children}
    </Notice>
  );
}
