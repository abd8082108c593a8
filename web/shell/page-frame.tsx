import type { ReactNode } from "react";
import { usePendingType } from "../accounts/use-pending-type.ts";
import { main } from "./page-frame.css.ts";
import { ScrollProgress } from "./scroll-progress.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

type Props = {
  /** False: nobody could say whether the visitor is signed in. */
  knowsVisitor?: boolean;
  children: ReactNode;
};

/** What is around every page: header, footer, and the ways past them. */
export function PageFrame({ knowsVisitor = true, children }: Props) {
  usePendingType();
  return (
    <>
      <SkipLink />
      <ScrollProgress />
      <SiteHeader knowsVisitor={knowsVisitor} />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
