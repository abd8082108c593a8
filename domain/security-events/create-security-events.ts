import { feature } from "../shared/feature.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/** The use cases: the log of security events. */
export const createSecurityEvents = feature({ noteSecurityEvent });
