import { createContext } from "react";

/** Time zone of a page's times, an IANA name. Undefined: the device's time zone. */
export const ReaderZone = createContext<string | undefined>(undefined);
