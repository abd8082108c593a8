import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartupError } from "./runtime/startup-error.ts";

const production = {
  APP_ENV: "production",
  DATABASE_URL: "postgresql://app:hunter2@db.example/app",
  ORIGIN: "https://boothwright.example",
  SESSION_SECRET: "b0c8a5e2d97f41368e0d4c6b1a2f7593",
  MAIL_URL: "smtp://mail.example:587",
};

describe("readConfig()", () => {
  test("needs nothing in development", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      isProduction: false,
      port: 8000,
      host: "127.0.0.1",
      origin: "http://localhost:8000",
      dataDir: ".data",
      anonymousWritesPerHour: 120,
      signInLinksPerHour: 10,
      runWorker: true,
      trustedProxies: [],
    });
  });

  test("takes the origin from the port, and an empty variable for none", () => {
    expect(readConfig({ PORT: "9000", ORIGIN: "" }).origin).toBe("http://localhost:9000");
  });

  test("reads a secret from the file that its name with _FILE points to", () => {
    const folder = mkdtempSync(join(tmpdir(), "secrets-"));
    const file = join(folder, "metrics");
    writeFileSync(file, "a-token-of-a-scraper\n");
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe("a-token-of-a-scraper");
    expect(() => readConfig({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: "b".repeat(16) })).toThrow(
      new StartupError("Cannot start: set METRICS_TOKEN or METRICS_TOKEN_FILE, not both"),
    );
    rmSync(folder, { recursive: true });
    expect(() => readConfig({ METRICS_TOKEN_FILE: file })).toThrow(
      /^Cannot start: METRICS_TOKEN_FILE cannot be read: .*ENOENT/,
    );
  });

  test("repeats no token that is too short", () => {
    expect(() => readConfig({ METRICS_TOKEN: "hunter2" })).toThrow(
      "Cannot start with this environment: METRICS_TOKEN must have at least 16 characters",
    );
  });

  test("reads lists and switches", () => {
    const lists = { TRUSTED_PROXIES: "10.0.0.1, 10.0.0.2", RUN_WORKER: "false" };
    const config = readConfig({ APP_ENV: "development", ...lists });
    expect(config.trustedProxies).toEqual(["10.0.0.1", "10.0.0.2"]);
    expect(config.runWorker).toBe(false);
  });

  test.each(["the proxy", "10.0.0.1,", "10.0.0.0/99"])("trusts nothing like %s", (text) => {
    expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow(
      "TRUSTED_PROXIES must be addresses such as 10.0.0.1, 10.1.0.0/16",
    );
  });

  test.each([
    "0.0.0.0/0",
    "128.0.0.0/1",
    "10.0.0.0/7",
    "::/0",
    "2000::/3",
    "10.0.0.1, ::/7",
    "::ffff:0:0/96",
    "0:0:0:0:0:FFFF:10.0.0.0/103",
    "::/64",
    "1::/8",
    "::fffe:0:0/95",
  ])("trusts no network as wide as %s [Y10]", (text) => {
    expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow(
      "TRUSTED_PROXIES must name your proxies: networks of /8 and narrower",
    );
  });

  test.each(["10.0.0.0/8", "fd00::/8", "2001:db8::/32", "::ffff:10.0.0.0/104", "::1"])(
    "trusts %s [Y10]",
    (text) => {
      expect(readConfig({ APP_ENV: "development", TRUSTED_PROXIES: text }).trustedProxies).toEqual([
        text,
      ]);
    },
  );

  test("the site's time is the machine's in production, and both settings' elsewhere [one clock]", () => {
    const moments = {
      CLOCK_FROM: "2027-01-04T09:00:00-06:00",
      CLOCK_SINCE: "2026-12-02T15:00:00Z",
    };
    expect(() => readConfig({ ...production, ...moments })).toThrow(
      "CLOCK_FROM must not be set in production",
    );
    expect(() => readConfig({ CLOCK_FROM: moments.CLOCK_FROM })).toThrow("CLOCK_SINCE");
    expect(readConfig({ ...production, CLOCK_SPEED: "60" }).clock).toBeNull();
    expect(readConfig({ APP_ENV: "development", ...moments, CLOCK_SPEED: "60" }).clock).toEqual({
      from: new Date("2027-01-04T15:00:00Z"),
      since: new Date("2026-12-02T15:00:00Z"),
      speed: 60,
    });
  });

  test("serves everyone in production", () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, host: "0.0.0.0" });
  });

  test.each(["0.0.0.0", "127.0.0.1", "::", "localhost"])("listens on %s", (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST);
  });

  test.each([
    ["ORIGIN", "https://www.example.com"],
    ["ORIGIN", "http://192.168.1.5:8000"],
    ["ORIGIN", "https://localhost.example.com"],
    ["SESSION_SECRET", "b0c8a5e2d97f41368e0d4c6b1a2f7593"],
    ["TRUSTED_PROXIES", "127.0.0.1"],
    ["MAIL_URL", "smtp://name:hunter2@mail.example.com:587"],
  ])("does not take a server with %s for development", (name, value) => {
    const forgotten = () => readConfig({ [name]: value });
    expect(forgotten).toThrow(StartupError);
    expect(forgotten).toThrow(`APP_ENV must be set beside ${name}: production for a server`);
    expect(forgotten).not.toThrow(/hunter2|b0c8/);
    expect(() => readConfig({ [name]: value, APP_ENV: "" })).toThrow("APP_ENV must be set");

    const meant = readConfig({ [name]: value, APP_ENV: "development" });
    expect(meant).toMatchObject({ isProduction: false, settingsOfServer: [name] });
  });

  test("takes a machine of one's own for development", () => {
    const own = {
      ORIGIN: "http://127.0.0.1:9000",
      MAIL_URL: "smtp://localhost:1025",
      DATABASE_URL: "postgresql://app:hunter2@db.example/app",
      HOST: "0.0.0.0",
    };
    expect(readConfig(own)).toMatchObject({ isProduction: false, settingsOfServer: [] });
    expect(readConfig({ ...own, ORIGIN: "http://[::1]:9000" }).isProduction).toBe(false);
  });

  test.each([
    "a".repeat(32),
    "abcd".repeat(9),
    "secretsecretsecretsecretsecretsec",
    "aabbccddeeffaabbccddeeffaabbccddee",
    "abababcdcdcdefefefababcdcdefefabab",
    "only for development, where nothing is secret",
  ])("takes no secret for production that others can guess: %s", (SESSION_SECRET) => {
    const guessable = () => readConfig({ ...production, SESSION_SECRET });
    expect(guessable).toThrow("SESSION_SECRET can be guessed");
    expect(guessable).not.toThrow(SESSION_SECRET);
  });

  test("wants https in production, but for this machine", () => {
    expect(() => readConfig({ ...production, ORIGIN: "http://www.example.com" })).toThrow(
      'ORIGIN must begin with https:// in production, not "http://www.example.com"',
    );
    const own = readConfig({ ...production, ORIGIN: "http://localhost:8080" });
    expect(own.origin).toBe("http://localhost:8080");
  });

  test("lists all that is wrong in one sentence", () => {
    const wrong = () => readConfig({ PORT: "http", HOST: "www", RUN_WORKER: "perhaps" });
    expect(wrong).toThrow(StartupError);
    expect(wrong).toThrow(
      'Cannot start with this environment: PORT must be a whole number from 1 to 65535, not "http"; HOST must be an address such as 0.0.0.0, not "www"; RUN_WORKER must be "true" or "false", not "perhaps"',
    );
  });

  test.each(["DATABASE_URL", "ORIGIN", "SESSION_SECRET", "MAIL_URL"])(
    "names %s when production lacks it",
    (name) => {
      expect(() => readConfig({ ...production, [name]: "" })).toThrow(
        `Cannot start with this environment: ${name} must be set in production`,
      );
    },
  );

  test("refuses a logo that cannot be read or is something else [Z16]", () => {
    const wrong = (path: string) => () => readConfig({ SITE_LOGO: path });
    expect(wrong("none/logo.svg")).toThrow("Cannot start: SITE_LOGO cannot be read: ");
    const folder = mkdtempSync(join(tmpdir(), "logo-"));
    const path = join(folder, "logo.png");
    writeFileSync(path, "<svg></svg>");
    expect(wrong(path)).toThrow("Cannot start: SITE_LOGO is not what its name says");
    writeFileSync(path, new Uint8Array(200_001));
    expect(wrong(path)).toThrow("Cannot start: SITE_LOGO has more than 200 kB");
    rmSync(folder, { recursive: true });
  });

  test("refuses a font for PDFs that is none, or that needs the name of one [Z25]", () => {
    const read = (value: string) => () => readConfig({ PAPER_FONT: value });
    expect(read("none.ttf")).toThrow("Cannot start: PAPER_FONT cannot be read: ");
    expect(read("package.json")).toThrow("PAPER_FONT is no TrueType or OpenType font");
    const folder = mkdtempSync(join(tmpdir(), "font-"));
    const path = join(folder, "several.ttc");
    writeFileSync(path, "ttcf and more");
    expect(read(path)).toThrow("PAPER_FONT holds several fonts: add # and the name of one");
    expect(read(`${path}#One`)().paperFont).toEqual({ path, name: "One" });
    rmSync(folder, { recursive: true });
  });

  test.each([
    [
      "OTEL_EXPORTER_OTLP_HEADERS",
      "authorization=100%",
      "must be like name=value,name=value, perc",
    ],
    ["MAIL_FROM", 'The "B" <a@b.example>', "must be like Boothwright <no-reply@example.com>, not"],
    ["SITE_NAME", "Booths <b>", 'must be 1 to 40 characters without ", < and >, not'],
    ["SITE_ACCENT", "green", "must be a color such as #0a7f5a"],
    ["SITE_LOGO", "logo.gif", "must be the path of a file that ends in .svg or .png"],
    ["SITE_NAME", "B".repeat(41), "must be 1 to 40 characters without"],
    ["MAIL_FROM", "Booths <a@b;c.example>", "must be like Boothwright <no-reply@example.com>, not"],
  ])("names %s when it cannot be read: %s", (name, value, wish) => {
    const wrong = () => readConfig({ [name]: value, OTEL_EXPORTER_OTLP_ENDPOINT: "http://a:1" });
    expect(wrong).toThrow(StartupError);
    expect(wrong).toThrow(`Cannot start with this environment: ${name} ${wish}`);
  });

  test("keeps pictures in a bucket only with its keys", () => {
    const MEDIA_URL = "https://s3.example/pictures";
    expect(readConfig({}).bucket).toBeUndefined();
    expect(() => readConfig({ MEDIA_URL, S3_ACCESS_KEY_ID: "id" })).toThrow(
      "Cannot start with this environment: S3_SECRET_ACCESS_KEY must be set with MEDIA_URL",
    );
    const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readConfig({ MEDIA_URL, ...keys }).bucket).toEqual({
      url: MEDIA_URL,
      region: "us-east-1",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
  });

  test("sets a sign-in provider up with all of its settings, or not at all", () => {
    expect(readConfig({}).providers).toEqual({
      google: null,
      github: null,
      apple: null,
      oidc: null,
    });
    expect(() => readConfig({ GOOGLE_CLIENT_SECRET: "hunter2", APPLE_KEY_ID: "K" })).toThrow(
      "Cannot start with this environment: GOOGLE_CLIENT_ID must be set with GOOGLE_CLIENT_SECRET; APPLE_CLIENT_ID must be set with APPLE_KEY_ID; APPLE_TEAM_ID must be set with APPLE_KEY_ID; APPLE_PRIVATE_KEY must be set with APPLE_KEY_ID",
    );
    const keys = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };
    const { oidc } = readConfig({ OIDC_ISSUER: "https://id.example", ...keys }).providers;
    expect(oidc).toEqual({
      issuer: "https://id.example",
      clientId: "id",
      clientSecret: "secret",
      name: "Single sign-on",
    });
  });

  test("asks an issuer without encryption only on this machine", () => {
    const keys = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };
    for (const OIDC_ISSUER of ["http://localhost:9", "http://127.0.0.1:9/a", "http://[::1]:9"]) {
      expect(readConfig({ OIDC_ISSUER, ...keys }).providers.oidc?.issuer).toBe(OIDC_ISSUER);
    }
    for (const OIDC_ISSUER of ["http://id.example", "http://localhost.evil.example"]) {
      expect(() => readConfig({ OIDC_ISSUER, ...keys })).toThrow("must begin with https://");
    }
  });

  test("does not repeat a key that is none", () => {
    const keys = { APPLE_CLIENT_ID: "id", APPLE_TEAM_ID: "T", APPLE_KEY_ID: "K" };
    const wrong = () => readConfig({ ...keys, APPLE_PRIVATE_KEY: "hunter2" });
    expect(wrong).toThrow("APPLE_PRIVATE_KEY must be the text of the .p8 file");
    expect(wrong).not.toThrow("hunter2");
  });

  test("names what production lacks beside what is wrong", () => {
    expect(() => readConfig({ APP_ENV: "production", PORT: "0" })).toThrow(/PORT.*DATABASE_URL/);
  });

  test.each([
    [undefined, []],
    ["files.example.com, 10.0.0.5:9000", ["files.example.com", "10.0.0.5:9000"]],
    ["prod-files-secure.s3.us-west-2.amazonaws.com", []],
  ])("fetches Notion's files from its own host beside %s [Z15]", (NOTION_FILE_HOSTS, more) => {
    const { notion } = readConfig({
      NOTION_TOKEN: "ntn_token",
      NOTION_BLOG: "0190b000000070008000000000000000",
      ...(NOTION_FILE_HOSTS && { NOTION_FILE_HOSTS }),
    });
    const own = "prod-files-secure.s3.us-west-2.amazonaws.com";
    expect(notion?.fileHosts).toEqual([own, ...more]);
  });

  test("does not repeat a secret", () => {
    const wrong = () => readConfig({ ...production, SESSION_SECRET: "hunter2" });
    expect(wrong).toThrow("SESSION_SECRET must have at least 32 characters");
    expect(wrong).not.toThrow("hunter2");
  });
});
