/** The parts of Deno that serve-deno.ts, adapters/system/standard-output.ts and scripts/processor-time.ts use; no other file may know the runtime. */
declare namespace Deno {
  const errors: { AddrInUse: new (message: string) => Error };

  const stdout: { write(bytes: Uint8Array): Promise<number> };

  function dlopen(
    library: string,
    symbols: { prctl: { parameters: readonly ["i32", "u64"]; result: "i32" } },
  ): { symbols: { prctl(option: number, value: bigint): number } };

  function serve(
    options: { port: number; hostname: string; onListen(): void },
    handler: (
      request: Request,
      info: { remoteAddr: { hostname: string } },
    ) => Response | Promise<Response>,
  ): { shutdown(): Promise<void> };
}
