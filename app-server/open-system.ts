import { openPaper } from "../adapters/pdf/open-paper.ts";
import { isDatabaseAway } from "../adapters/postgres/sql/is-database-away.ts";
import { createClientAddressReader } from "../adapters/system/client-address.ts";
import { compressed, compressedStream } from "../adapters/system/compressed.ts";
import { runInRequest } from "../adapters/system/logged-request.ts";
import { createSigner, sha256 } from "../adapters/system/signer.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import type { Config } from "./config.ts";
import type { System } from "./services/system.ts";

/** The machine's services for the routes. */
export function openSystem(
  {
    signingSecrets,
    trustedProxies,
    paperFont,
  }: Pick<Config, "signingSecrets" | "trustedProxies" | "paperFont">,
  clock: Clock,
): System {
  return {
    now: clock.now,
    isDatabaseAway,
    clientAddressOf: createClientAddressReader(trustedProxies),
    runInRequest,
    hash: sha256,
    signerFor: (purpose) => createSigner(signingSecrets, purpose),
    compress: compressed,
    compressStream: compressedStream,
    openPaper: (format) => openPaper(format, paperFont),
  };
}
