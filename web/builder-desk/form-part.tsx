import type { ReactNode } from "react";
import { Heading } from "../ui/heading.tsx";
import { Stack } from "../ui/stack.tsx";

/** A part of a long form, under its own heading. */
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
