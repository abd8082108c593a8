import { bidiMarks } from "./unfit-text.ts";

/** A public name as a browser asks for it: names of other scripts, their endings among them, begin with xn--. */
export const publicHost =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** Whether a text is an http or https address of a public host that shows where it leads: without a user, a password or marks of direction. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return publicHost.test(hostname) && username === "" && password === "" && showsWhereItLeads(text);
}

/** Whether there is nothing in an address that the URL parser drops or encodes, or that turns its direction. */
export function showsWhereItLeads(text: string): boolean {
  return !/[\s\p{Cc}\p{Cs}]/u.test(text) && !bidiMarks.test(text);
}

const part = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const ending = "(?:xn--[a-z0-9-]+|\\p{L}[\\p{L}\\p{M}]+)";
const bareHost = new RegExp(`^(?:${part}\\.)+${ending}(?::\\d{1,5})?(?:[/?#]\\S*)?$`, "iu");
const nameOfFile =
  /^[^/?#]*\.(?:avif|docx?|gif|heic|html?|jpe?g|mov|mp4|pdf|png|pptx?|svg|tiff?|txt|webp|xlsx?|zip)$/i;

/** Completes a web address typed as `www.example.com` or `firm.example.com`; the name of a file stays. */
export function completeAddress(text: string): string {
  const typed = text.trim();
  return bareHost.test(typed) && !nameOfFile.test(typed) ? `https://${typed}` : text;
}
