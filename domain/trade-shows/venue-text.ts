type Place = { venue?: string | null | undefined; city?: string | null | undefined };

/** A show's venue as a request names it, with the city; empty when unknown. */
export function venueText({ venue, city }: Place): string {
  return [venue, city].filter(Boolean).join(", ");
}
