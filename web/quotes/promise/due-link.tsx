import type { ReactNode } from "react";
import { TextLink } from "../../ui/text/text-link.tsx";

/** A promised time, which leads to how often we keep it. */
export function DueLink({ children }: { children: ReactNode }) {
  return (
    <TextLink to="/promise" isQuiet>
      {children}
    </TextLink>
  );
}
