import type { ReactNode } from "react";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";

/** One component in all its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={3}>{name}</Heading>
      {children}
    </Stack>
  );
}
