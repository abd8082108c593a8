/** What the doctor found about one thing. `todo` says what to do, unless all is well. */
export type Finding = {
  level: "ok" | "warn" | "fail";
  about: string;
  found: string;
  todo?: string;
};
