/** "city, state", or the known part of it; empty when unknown. */
export function placeOf({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter(Boolean).join(", ");
}
