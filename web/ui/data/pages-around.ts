/** Page numbers to offer: first, last, and the current with its neighbors; null marks a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const pages: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const isNear = Math.abs(number - page) <= 1;
    if (number === 1 || number === pageCount || isNear) pages.push(number);
    else if (pages.at(-1) !== null) pages.push(null);
  }
  return pages;
}
