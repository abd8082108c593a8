/** Sort orders of the portfolio with their labels, default first. */
export const projectSorts = [
  { value: "newest", label: "Newest First" },
  { value: "oldest", label: "Oldest First" },
  { value: "client-az", label: "Client A-Z" },
  { value: "client-za", label: "Client Z-A" },
  { value: "size-up", label: "Size (Small to Large)" },
  { value: "size-down", label: "Size (Large to Small)" },
] as const;
export type ProjectSort = (typeof projectSorts)[number]["value"];

/** Parses a sort order; unknown ones become newest first. */
export function toProjectSort(text: string | null | undefined): ProjectSort {
  return projectSorts.find(({ value }) => value === text)?.value ?? "newest";
}
