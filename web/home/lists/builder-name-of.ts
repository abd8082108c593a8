/** A project's builder name, or a generic one when the builder is not public. */
export function builderNameOf({ builderName }: { builderName: string | null }): string {
  return builderName ?? "Professional Exhibit Builder";
}
