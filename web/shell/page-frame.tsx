import type { ReactNode } from "react";
import { usePendingType } from "../accounts/sign-in/use-pending-type.ts";
import { ScrollProgress } from "./header/scroll-progress.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { main } from "./page-frame.css.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";

type Props = {
  /** False when it is unknown whether the visitor is signed in. */
  knowsVisitor?: boolean;
  /** Without header and footer, for a page with a single task. */
  isBare?: boolean;
  children: ReactNode;
};

/** The layout of every page: header, footer and skip links. */
export function PageFrame({ knowsVisitor = true, isBare = false, children }: Props) {
  usePendingType();
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      {!isBare && <ScrollProgress />}
      {!isBare && <SiteHeader knowsVisitor={knowsVisitor} />}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {!isBare && <SiteFooter />}
    </>
  );
}
