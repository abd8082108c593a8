/** A project's builder name: public, or a generic one. */
export function builderNameOf({ builderName }: { builderName: string | null }): string {
  return builderName ?? "Professional Exhibit Builder";
}
