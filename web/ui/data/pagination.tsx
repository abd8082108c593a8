import { Link } from "../action/link.tsx";
import { useCachedMarkup } from "../cached-markup.tsx";
import { link, list, off } from "./pagination.css.ts";

type Props = {
  label: string;
  page: number;
  pageCount: number;
  /** Root-relative URL of a page. */
  hrefOf: (page: number) => string;
};

/** Pagination of a list; nothing when it has a single page. */
export function Pagination(props: Props) {
  return props.pageCount < 2 ? null : <Pages {...props} />;
}

function Pages({ label, page, pageCount, hrefOf }: Props) {
  const step = (to: number, words: string) =>
    to < 1 || to > pageCount ? (
      <span className={`${link} ${off}`}>{words}</span>
    ) : (
      <Link to={hrefOf(to)} className={link}>
        {words}
      </Link>
    );
  const content = useCachedMarkup(["pages", page, pageCount, hrefOf(0)], () => (
    <>
      <li>{step(page - 1, "Previous")}</li>
      {pagesAround(page, pageCount).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
          <li key={`gap-${index}`} className={off} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number}>
            <Link
              to={hrefOf(number)}
              className={link}
              aria-current={number === page ? "page" : undefined}
              aria-label={`Page ${number}`}
            >
              {number}
            </Link>
          </li>
        ),
      )}
      <li>{step(page + 1, "Next")}</li>
    </>
  ));
  return (
    <nav aria-label={label}>
      <ul className={list} {...content} />
    </nav>
  );
}

/**
 * Page numbers to show: the first, the last, and the current one with its neighbors; null marks a
 * gap.
 */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const pages: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const isNear = Math.abs(number - page) <= 1;
    if (number === 1 || number === pageCount || isNear) pages.push(number);
    else if (pages.at(-1) !== null) pages.push(null);
  }
  return pages;
}
