/** How many pages so many items fill; an empty list has one. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page that was asked for, within what there is: text that is no whole number from 1 asks for the first. */
export function toPageNumber(text: string | null | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1;
}
