import type { ReactNode } from "react";
import { usePendingType } from "../accounts/use-pending-type.ts";
import { main } from "./page-frame.css.ts";
import { ScrollProgress } from "./scroll-progress.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What is around every page: header, footer, and the ways past them. */
export function PageFrame({ children }: { children: ReactNode }) {
  usePendingType();
  return (
    <>
      <SkipLink />
      <ScrollProgress />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
