/** Who built a project: its public builder, or a general name for any other. */
export function builderNameOf({ builderName }: { builderName: string | null }): string {
  return builderName ?? "Professional Exhibit Builder";
}
