import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { renderSettings, settingsPage } from "../scripts/command/render-settings.ts";
import { readConfig } from "./config.ts";
import { settings } from "./settings.ts";

describe("docker-compose.yml", () => {
  const compose = readFileSync("docker-compose.yml", "utf8");
  const [, block = ""] = compose.match(/^ {2}environment: &environment\n((?: {4}.*\n)+)/m) ?? [];
  const given = new Map(
    Array.from(block.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm), ([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  // those of single services, and that of the image
  const elsewhere = ["MIGRATE_DATABASE_URL", "DATA_DIR", "RUN_WORKER"];
  const own = ["APP_ENV", "PORT", "HOST", "DATABASE_URL", "TRUSTED_PROXIES", "WORKER_METRICS_PORT"];

  test("gives the app every setting, in the code's order", () => {
    const wanted = Object.keys(settings.shape).filter((name) => !elsewhere.includes(name));
    // the last is the runtime's
    expect([...given.keys()]).toEqual([...wanted, "NODE_EXTRA_CA_CERTS"]);
  });

  test("takes each from .env but its own", () => {
    for (const [name, value] of given) {
      if (own.includes(name)) expect(value).not.toContain(`\${${name}`);
      else expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
    }
  });

  test.each([...given.keys()])("may leave %s empty", (name) => {
    expect(readConfig({ [name]: "" })).toEqual(readConfig({}));
  });
});

describe("the operator's page of settings", () => {
  const page = readFileSync(settingsPage, "utf8");

  test("is what `deno task settings` writes", () => {
    expect(page).toBe(renderSettings());
  });

  test.each(Object.entries(settings.shape))("explains %s in one row", (_, schema) => {
    const { about = "", unset, production } = schema.meta() ?? {};
    expect(about).not.toBe("");
    for (const words of [about, unset, production]) expect(words ?? "").not.toMatch(/[|\n]/);
  });

  test("lists what production needs", () => {
    let complaint = "";
    try {
      readConfig({ APP_ENV: "production" });
    } catch (error) {
      complaint = String(error);
    }
    const wanted = complaint.match(/[A-Z0-9_]+(?= must be set in production)/g);
    const needed = Object.entries(settings.shape)
      .filter(([, schema]) => schema.meta()?.production === "needed")
      .map(([name]) => name);
    expect(needed.sort()).toEqual(wanted?.sort());
  });
});
