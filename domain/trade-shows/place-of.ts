/** "city, state", or what is known of it; empty when nothing is. */
export function placeOf({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter(Boolean).join(", ");
}
