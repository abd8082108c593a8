/**
 * Joins the parts of a place, nearest first, and drops repeated neighbors: "Austin, Texas, United
 * States".
 */
export function placeName(...names: string[]): string {
  return names.filter((name, index) => name !== "" && name !== names[index - 1]).join(", ");
}
