import type { ReactNode } from "react";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";

/** A section of a long form with its heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="medium">
        <Heading level={3} size="card">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
