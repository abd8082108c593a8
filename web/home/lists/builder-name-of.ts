/** Who built a project: its public builder, or the specification's words for any other. */
export function builderNameOf({ builderName }: { builderName: string | null }): string {
  return builderName ?? "Professional Exhibit Builder";
}
