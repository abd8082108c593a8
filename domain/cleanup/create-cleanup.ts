import type { AttachmentRepository } from "../attachments/ports.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MediaStore } from "../pictures/ports.ts";
import type { ErasureFile, ErasureRepository, Retention } from "../privacy/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";
import type { ExpiredRows } from "./ports.ts";

/** Ports that these use cases need. */
export type CleanupPorts = {
  clock: Clock;
  ids: Ids;
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  expiredRows: ExpiredRows;
  erasures: ErasureRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
  erasureFile: ErasureFile;
  retention: Retention;
};

/** Removes expired rows. */
export function createCleanup(ports: CleanupPorts) {
  return {
    deleteExpiredRows: deleteExpiredRows(ports),
  };
}
