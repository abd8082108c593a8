import type { AccountRepository, UserRepository } from "../accounts/ports.ts";
import type { AttachmentRepository } from "../attachments/ports.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MediaStore } from "../pictures/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { deleteAccount } from "./delete-account.ts";
import { erasePerson } from "./erase-person.ts";
import { eraseRequest } from "./erase-request.ts";
import type { ErasureFile, ErasureRepository } from "./ports.ts";
import { replayErasures } from "./replay-erasures.ts";

/** Ports that these use cases need. */
export type PrivacyPorts = {
  clock: Clock;
  ids: Ids;
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  users: UserRepository;
  accounts: AccountRepository;
  erasures: ErasureRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
  erasureFile: ErasureFile;
};

/** The use cases: deletion and erasure. */
export function createPrivacy(ports: PrivacyPorts) {
  return {
    deleteAccount: deleteAccount(ports),
    eraseRequest: eraseRequest(ports),
    erasePerson: erasePerson(ports),
    replayErasures: replayErasures(ports),
  };
}
