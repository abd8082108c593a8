import { feature } from "../shared/feature.ts";
import { releaseHeldMail, releaseMail } from "./release-mail.ts";
import { readMailHold, viewMailHold } from "./view-mail-hold.ts";

/** The use cases of a copied database, which holds back its emails until they are released. */
export const createMailHold = feature({ viewMailHold, releaseMail, readMailHold, releaseHeldMail });
