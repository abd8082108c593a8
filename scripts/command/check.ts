/** One result of the doctor. `todo` says how to fix it, unless all is well. */
export type Check = {
  level: "ok" | "warn" | "fail";
  about: string;
  found: string;
  todo?: string;
};
