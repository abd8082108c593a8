/** The HTTP server of the runtime that this is, loaded alone, and its fastest way to answer again where it has one. */
export async function ownServer() {
  if ("Deno" in globalThis) return await import("./serve-deno.ts");
  return { ...(await import("./serve-node.ts")), repeatAnswer: undefined };
}
