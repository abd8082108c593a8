/** The name of a place, from the nearest name to the farthest: "Austin, Texas, United States". No name twice in a row. */
export function placeName(...names: string[]): string {
  return names.filter((name, index) => name !== "" && name !== names[index - 1]).join(", ");
}
