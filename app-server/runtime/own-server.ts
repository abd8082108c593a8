/**
 * The HTTP server of the current runtime, loaded alone, with its fastest way to send an answer
 * again, if it has one.
 */
export async function ownServer() {
  if ("Deno" in globalThis) return await import("./serve-deno.ts");
  return { ...(await import("./serve-node.ts")), repeatAnswer: undefined };
}
