import { createErasureFile, erasureFileIn } from "../../adapters/erasures/erasure-file.ts";
import { createPostgresAccountRepository } from "../../adapters/postgres/accounts/account-repository.ts";
import { createPostgresUserRepository } from "../../adapters/postgres/accounts/user-repository.ts";
import { createPostgresBuilderProfileRepository } from "../../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresErasureRepository } from "../../adapters/postgres/operations/erasure-repository.ts";
import { createPostgresQuoteRequestRepository } from "../../adapters/postgres/quotes/quote-request-repository.ts";
import type { Database } from "../../adapters/postgres/sql/orm.ts";
import { systemClock } from "../../adapters/system/clock.ts";
import { uuids } from "../../adapters/system/ids.ts";

/** Ports for erasure. Messages are stored without jobs: a worker finds them within a minute. */
export function erasurePorts(orm: Database, dataDir: string) {
  const em = orm.em.fork();
  return {
    clock: systemClock,
    ids: uuids,
    quotes: createPostgresQuoteRequestRepository(em),
    builders: createPostgresBuilderProfileRepository(em),
    erasures: createPostgresErasureRepository(em),
    erasureFile: createErasureFile(erasureFileIn(dataDir)),
    users: createPostgresUserRepository(em),
    accounts: createPostgresAccountRepository(em),
  };
}
