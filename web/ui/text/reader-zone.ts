import { createContext } from "react";

/** The time zone that a page's times are shown in, an IANA name. Without one: that of the reader's device. */
export const ReaderZone = createContext<string | undefined>(undefined);
