import { createClamdScanner } from "../../adapters/clamd/clamd-scanner.ts";
import type { Config } from "../../app-server/config.ts";
import type { Check } from "./check.ts";

/** Checks that the virus scanner answers. No file is sent to it. */
export async function checkScanner({ scanUrl }: Pick<Config, "scanUrl">): Promise<Check> {
  const about = "virus scanner";
  if (scanUrl === undefined) {
    const found = "SCAN_URL is not set: PDFs are delivered, marked as not scanned";
    return { level: "ok", about, found };
  }
  try {
    const version = await createClamdScanner({ url: scanUrl, withinMs: 5_000 }).version();
    return { level: "ok", about, found: `clamd answers: ${version}` };
  } catch (error) {
    const todo = "look at clamd and at SCAN_URL; PDFs wait, undelivered, until it answers";
    return { level: "fail", about, found: (error as Error).message, todo };
  }
}
