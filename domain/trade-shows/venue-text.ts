type Place = { venue?: string | null | undefined; city?: string | null | undefined };

/** A show's venue with its city, as requests name it; empty when unknown. */
export function venueText({ venue, city }: Place): string {
  return [venue, city].filter(Boolean).join(", ");
}
