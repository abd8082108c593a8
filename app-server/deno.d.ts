/** The parts of Deno that serve-deno.ts uses; no other file may know the runtime. */
declare namespace Deno {
  const errors: { AddrInUse: new (message: string) => Error };

  function serve(
    options: { port: number; hostname: string; onListen(): void },
    handler: (
      request: Request,
      info: { remoteAddr: { hostname: string } },
    ) => Response | Promise<Response>,
  ): { shutdown(): Promise<void> };
}
