import * as z from "zod";
import { publicHost, showsWhereItLeads } from "../../../domain/shared/text/web-address.ts";

type Bounds = { max: number; tooLong: string; protocol?: RegExp };

/**
 * An absolute URL of a public host with at most `max` characters. Without user name or password,
 * which could disguise the destination.
 */
export function webLink(message: string, { max, tooLong, protocol = /^https?$/ }: Bounds) {
  return z
    .url({ protocol, hostname: publicHost, error: message })
    .max(max, tooLong)
    .refine(showsWhereItLeads, message)
    .refine((link) => {
      if (!URL.canParse(link)) return true;
      const { username, password } = new URL(link);
      return username === "" && password === "";
    }, message);
}
