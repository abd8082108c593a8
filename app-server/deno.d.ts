/** The parts of Deno that serve-deno.ts and adapters/system/standard-output.ts use; no other file may know the runtime. */
declare namespace Deno {
  const errors: { AddrInUse: new (message: string) => Error };

  const stdout: { write(bytes: Uint8Array): Promise<number> };

  function serve(
    options: { port: number; hostname: string; onListen(): void },
    handler: (
      request: Request,
      info: { remoteAddr: { hostname: string } },
    ) => Response | Promise<Response>,
  ): { shutdown(): Promise<void> };
}
