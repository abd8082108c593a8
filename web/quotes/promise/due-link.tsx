import type { ReactNode } from "react";
import { TextLink } from "../../ui/text/text-link.tsx";

/** A promised time, linked to the record of how often it was kept. */
export function DueLink({ children }: { children: ReactNode }) {
  return (
    <TextLink to="/promise" isQuiet>
      {children}
    </TextLink>
  );
}
