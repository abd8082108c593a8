/** Whether a call was refused because it requires re-authentication. */
export function wantsProof(error: unknown): boolean {
  const { problem } = (error ?? {}) as { problem?: { type?: string } | null };
  return problem?.type === "/problems/fresh-proof-needed";
}
