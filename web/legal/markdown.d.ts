/** A legal text, by web/legal-texts.config.ts. */
declare module "*.md" {
  import type { ReactNode } from "react";

  export const title: string;
  export const summary: string;
  export function partsOf(
    values: Record<string, ReactNode>,
  ): { id: string; title: string; text: ReactNode }[];
}
