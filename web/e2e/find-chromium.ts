import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without windows, tabs and what stands around them: a fifth less work (decision 126). */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

/** The path of a Chromium: the operator's, the system's, Playwright's, or one installed now. */
export function findChromium(): string {
  return existing() || installed("chromium", names) || notFound();
}

/** The path of a Chromium for tests: the operator's, the system's without windows, or any. */
export function findHeadlessChromium(): string {
  const chosen = process.env.CHROMIUM_PATH || onPath(shells) || existing();
  return chosen || installed("chromium-headless-shell", shells) || findChromium();
}

const existing = () => process.env.CHROMIUM_PATH || onPath(names) || playwrightsOwn();

function notFound(): never {
  throw new Error("Cannot find Chromium, install it or set CHROMIUM_PATH to its program");
}

function onPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isProgram);
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return path && isProgram(path) ? path : undefined;
}

/** Only root on Debian can install it: elsewhere nothing is installed without asking. */
function installed(debianPackage: string, programs: string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-q", debianPackage], { stdio: "inherit", env });
  } catch {
    return undefined; // not every distribution has it
  }
  return onPath(programs);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
