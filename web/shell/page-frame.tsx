import type { ComponentType, ReactNode } from "react";
import { usePendingType } from "../accounts/sign-in/use-pending-type.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { ScrollProgress } from "./header/scroll-progress.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { main, workMain } from "./page-frame.css.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SkipLink } from "./skip-link.tsx";

type Props = {
  /** False when it is unknown whether the visitor is signed in. */
  knowsVisitor?: boolean;
  /** Without header and footer, for a page with a single task. */
  isBare?: boolean;
  /** Whether the page has an orange button of its own: then the header's is plain. */
  hasMainAction?: boolean;
  /** The header of a work screen, whose admins see it in place of the site's header and footer. */
  WorkHeader?: ComponentType | undefined;
  children: ReactNode;
};

/** The layout of every page: header, footer and skip links. */
export function PageFrame({
  knowsVisitor = true,
  isBare = false,
  hasMainAction = false,
  WorkHeader,
  children,
}: Props) {
  usePendingType();
  const user = useCurrentUser();
  const isWork = WorkHeader !== undefined && user?.userType === "admin" && !user.needsPasskey;
  const hasFrame = !isBare && !isWork;
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      {isWork && <WorkHeader />}
      {hasFrame && <ScrollProgress />}
      {hasFrame && <SiteHeader knowsVisitor={knowsVisitor} hasMainAction={hasMainAction} />}
      <main id="main" tabIndex={-1} className={isWork || isBare ? workMain : main}>
        {children}
      </main>
      {hasFrame && <SiteFooter />}
    </>
  );
}
