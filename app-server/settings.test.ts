import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { secretSettings, settings } from "./settings.ts";

const guide = readFileSync("docs/operating.md", "utf8");
const rows = guide.matchAll(/^\| `([A-Z0-9_]+)` \| .* \| (.*) \|(.*)\|$/gm);
const documented = Array.from(rows, ([, name = "", byDefault = "", production = ""]) => ({
  name,
  byDefault,
  production: production.trim(),
}));

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

describe("the operator's guide", () => {
  test("names every setting, in the code's order, and no other", () => {
    expect(documented.map(({ name }) => name)).toEqual(Object.keys(settings.shape));
  });

  test.each(documented)("lists the default of $name", ({ name, byDefault }) => {
    const byItself = { ...settings.parse({}), APP_ENV: "development" };
    const value = byItself[name as keyof typeof settings.shape];
    const isPlain = value !== undefined && !Array.isArray(value);
    if (isPlain) expect(byDefault).toBe(`\`${value}\``);
    else expect(byDefault).not.toMatch(/^`[^`]*`$(?<!PORT`)/);
  });

  test("names every secret that may come from a file", () => {
    const [, list = ""] = guide.match(/That goes for ([^.]+)\./) ?? [];
    expect(Array.from(list.matchAll(/[A-Z0-9_]{4,}/g), String)).toEqual([...secretSettings]);
  });

  test("lists what production needs", () => {
    let complaint = "";
    try {
      readConfig({ APP_ENV: "production" });
    } catch (error) {
      complaint = String(error);
    }
    const wanted = complaint.match(/[A-Z0-9_]+(?= must be set in production)/g);
    const needed = documented.filter(({ production }) => production === "needed");
    expect(needed.map(({ name }) => name).sort()).toEqual(wanted?.sort());
  });
});
