import type { ReactNode } from "react";
import { usePendingType } from "../accounts/sign-in/use-pending-type.ts";
import { ScrollProgress } from "./header/scroll-progress.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { main } from "./page-frame.css.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";

type Props = {
  /** False: it is unknown whether the visitor is signed in. */
  knowsVisitor?: boolean;
  children: ReactNode;
};

/** The frame of every page: header, footer and skip links. */
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
