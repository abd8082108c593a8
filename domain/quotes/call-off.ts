import { limits } from "./limits.ts";

/** Why one side calls off an accepted quote's job. `other` comes with a text. */
export const callOffReasons = [
  { value: "show-canceled", label: "The show was canceled" },
  { value: "budget", label: "The budget is gone" },
  { value: "builder-cannot", label: "The builder can't do it" },
  { value: "exhibitor-cannot", label: "The exhibitor can't go on" },
  { value: "no-agreement", label: "We couldn't agree" },
  { value: "other", label: "Other" },
] as const;
export type CallOffCode = (typeof callOffReasons)[number]["value"];
export const callOffCodes = callOffReasons.map(({ value }) => value) as [
  CallOffCode,
  ...CallOffCode[],
];

/** Most characters of the text: the request's reason has the code's words before it. */
export const callOffTextMax = limits.reason - 100;

/** One side calls off the job of an accepted quote, which cancels the request. */
export type CallOff = { code: CallOffCode; text: string | null; side: "exhibitor" | "builder" };

/** Code and text as the reason of the canceled request. */
export function callOffWords({ code, text }: Pick<CallOff, "code" | "text">): string {
  const label = callOffReasons.find(({ value }) => value === code)?.label ?? "";
  if (code === "other" && text) return text;
  return text ? `${label}. ${text}` : label;
}
