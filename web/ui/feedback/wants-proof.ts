/** Whether a call was refused until the person proves who they are. */
export function wantsProof(error: unknown): boolean {
  const { problem } = (error ?? {}) as { problem?: { type?: string } | null };
  return problem?.type === "/problems/fresh-proof-needed";
}
