import type { ReactNode } from "react";
import { LinkButton } from "../action/link-button.tsx";
import { Notice } from "./notice.tsx";

type Props = { title: string; children?: ReactNode };

/** In place of what a page couldn't read. Retry reloads the page. */
export function ReadFailed({ title, children }: Props) {
  return (
    <Notice
      tone="critical"
      title={title}
      action={
        <LinkButton to="" size="small" reloadDocument>
          Try Again
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}
