/** The orders of the portfolio with their labels. The first one is the default. */
export const projectSorts = [
  { value: "newest", label: "Newest First" },
  { value: "oldest", label: "Oldest First" },
  { value: "client-az", label: "Client A-Z" },
  { value: "client-za", label: "Client Z-A" },
  { value: "size-up", label: "Size (Small to Large)" },
  { value: "size-down", label: "Size (Large to Small)" },
] as const;
export type ProjectSort = (typeof projectSorts)[number]["value"];

/** The order that somebody asked for; newest first when it is none of ours. */
export function toProjectSort(text: string | null | undefined): ProjectSort {
  return projectSorts.find(({ value }) => value === text)?.value ?? "newest";
}
