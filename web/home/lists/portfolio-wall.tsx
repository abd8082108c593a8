import { useEffect, useRef } from "react";
import type { ShowcaseProjectBody } from "../../../app-server/contract/portfolio/showcase.ts";
import { Button } from "../../ui/action/button.tsx";
import { Link } from "../../ui/action/link.tsx";
import { Cached } from "../../ui/cached-markup.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { pictureWords } from "../../ui/media/picture-label.ts";
import { builderNameOf } from "./builder-name-of.ts";
import { builder, end, link, picture, tile, title, wall } from "./portfolio-wall.css.ts";

type Props = {
  projects: readonly ShowcaseProjectBody[];
  /** Whether more projects can be loaded. */
  hasMore: boolean;
  isLoading: boolean;
  loadMore: () => void;
};

/** Load distance ahead, in widths of the wall. */
const ahead = "0px 100% 0px 0px";

/** The whole portfolio on a horizontally scrolling wall that loads more on demand. */
export function PortfolioWall({ projects, hasMore, isLoading, loadMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<HTMLLIElement>(null);
  const latest = useRef(loadMore);
  useEffect(() => {
    latest.current = loadMore;
  });

  const isWaiting = hasMore && !isLoading;
  useEffect(() => {
    if (!isWaiting || !list.current || !last.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { root: list.current, rootMargin: ahead },
    );
    watch.observe(last.current);
    return () => watch.disconnect();
  }, [isWaiting]);

  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <ul ref={list} className={wall} role="list" aria-label="All projects" tabIndex={0}>
      {projects.map((project) => (
        <Cached as="li" key={project.id} className={tile} of={["project on the wall", project]}>
          {() => (
            <Link to={`/portfolio/${project.id}`} className={link}>
              <div
                className={`${picture} ${labeled}`}
                data-picture={pictureWords(project.imageUrl, project.pictureLabel)}
              >
                <Photo src={project.imageUrl} alt="" fills />
              </div>
              <span className={title}>{project.title}</span>
              <span className={builder}>{builderNameOf(project)}</span>
            </Link>
          )}
        </Cached>
      ))}
      {hasMore && (
        <li ref={last} className={end}>
          <Button pending={isLoading} onClick={loadMore}>
            Load more
          </Button>
        </li>
      )}
    </ul>
  );
}
