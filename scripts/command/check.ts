import { certificateHint } from "../../adapters/system/certificate-hint.ts";

/** One result of the doctor. `todo` says how to fix it; missing when all is well. */
export type Check = {
  level: "ok" | "warn" | "fail";
  about: string;
  found: string;
  todo?: string;
};

type Failure = Pick<Check, "about"> & { where: string; error: unknown; todo: string };

/** The result for an unreachable server. An untrusted certificate has a hint of its own. */
export function failed({ about, where, error, todo }: Failure): Check {
  const certificate = certificateHint(error);
  const found = certificate?.found ?? (error as Error).message;
  return { level: "fail", about, found: `${where}: ${found}`, todo: certificate?.todo ?? todo };
}
