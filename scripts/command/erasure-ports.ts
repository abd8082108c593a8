import { createErasureFile, erasureFileIn } from "../../adapters/erasures/erasure-file.ts";
import { createPostgresAccountRepository } from "../../adapters/postgres/accounts/account-repository.ts";
import { createPostgresUserRepository } from "../../adapters/postgres/accounts/user-repository.ts";
import { createPostgresAttachmentRepository } from "../../adapters/postgres/attachments/attachment-repository.ts";
import { createPostgresBuilderProfileRepository } from "../../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresJobRepository } from "../../adapters/postgres/jobs/job-repository.ts";
import { createPostgresErasureRepository } from "../../adapters/postgres/operations/erasure-repository.ts";
import { createPostgresQuoteRequestRepository } from "../../adapters/postgres/quotes/quote-request-repository.ts";
import type { Database } from "../../adapters/postgres/server/orm.ts";
import { clockOf, uuids } from "../../adapters/system/clock-and-ids.ts";
import { addressIds } from "../../adapters/system/signer.ts";
import type { Config } from "../../app-server/config.ts";
import { openFiles } from "../../app-server/open-media.ts";

/** Ports for erasure. Messages are stored without jobs: a worker finds them within a minute. */
export function erasurePorts(
  orm: Database,
  config: Pick<Config, "bucket" | "dataDir" | "clock" | "signingSecrets">,
) {
  const em = orm.em.fork();
  return {
    clock: clockOf(config.clock),
    ids: uuids,
    quotes: createPostgresQuoteRequestRepository(em),
    jobs: createPostgresJobRepository(em),
    builders: createPostgresBuilderProfileRepository(em),
    erasures: createPostgresErasureRepository(em, addressIds(config.signingSecrets)),
    erasureFile: createErasureFile(erasureFileIn(config.dataDir)),
    attachments: createPostgresAttachmentRepository(em),
    files: openFiles(config),
    users: createPostgresUserRepository(em),
    accounts: createPostgresAccountRepository(em),
  };
}
