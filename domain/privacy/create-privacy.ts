import { feature } from "../shared/feature.ts";
import { deleteAccount } from "./delete-account.ts";
import { erasePerson } from "./erase-person.ts";
import { eraseRequest } from "./erase-request.ts";
import { replayErasures } from "./replay-erasures.ts";

/** The use cases: deleting accounts and erasing personal data. */
export const createPrivacy = feature({ deleteAccount, eraseRequest, erasePerson, replayErasures });
