import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without windows, tabs and what stands around them: a fifth less work (decision 032). */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

/** The path of a Chromium with windows: the operator's, the system's, Playwright's, or one installed now. */
export function findChromium(): string {
  return found(() => onPath(names) || playwrightsOwn() || installed("chromium", names)) ?? fail();
}

/** The path of a Chromium for tests: the operator's, the system's without windows, any, or one installed now. */
export function findHeadlessChromium(): string | undefined {
  const shell = () => onPath(shells) || onPath(names) || playwrightsOwn();
  return found(
    () => shell() || installed("chromium-headless-shell", shells) || installed("chromium", names),
  );
}

/** The operator's choice rules even where it is no program: another browser would hide the mistake. */
function found(elsewhere: () => string | undefined): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  return elsewhere();
}

function fail(): never {
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
