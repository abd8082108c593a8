import type * as z from "zod";
import type { ZodError } from "zod";
import type { OwnFont } from "../adapters/pdf/open-paper.ts";
import { hostsOf } from "../adapters/postgres/server/hosts-of.ts";
import { isSameServer, pooled } from "../adapters/postgres/server/pooler.ts";
import { readFileOfOperator, readTextFileSync } from "../adapters/system/read-text-file.ts";
import { providerSettings } from "./provider-settings.ts";
import { StartupError } from "./runtime/startup-error.ts";
import { isThisMachine } from "./services/this-machine.ts";
import { type Settings, secretSettings, settings } from "./settings.ts";

/** Signs cookies in development; it is public, as part of the sources. */
const developmentSecret = "only for development, where nothing is secret";

const differentCharacters = 8;

/**
 * Whether a secret is the published one or can be guessed because it repeats itself or has few
 * characters.
 */
function isWeakSecret(secret: string): boolean {
  const isRepeated = /^(.{1,16}?)\1+.{0,15}$/s.test(secret);
  return secret === developmentSecret || isRepeated || new Set(secret).size < differentCharacters;
}

const mayHoldSecrets = /SECRET|PRIVATE|TOKEN|HEADERS|_URL$/;

/** One sentence that lists every invalid variable, without repeating secrets. */
function describeProblems(error: ZodError, env: Record<string, string | undefined>): string {
  const wishes = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]));
  const parts = Array.from(wishes, ([name, wish]) => {
    const value = env[name];
    const isShown = value !== undefined && !mayHoldSecrets.test(name);
    return `${name} ${wish}${isShown ? `, not "${value}"` : ""}`;
  });
  return `Cannot start with this environment: ${parts.join("; ")}`;
}

const neededInProduction = ["DATABASE_URL", "ORIGIN", "SESSION_SECRET", "MAIL_URL"] as const;

const bucketKeys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Groups of settings that must be set together or not at all. */
const setTogether = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["CLOCK_FROM", "CLOCK_SINCE"],
] as const;

const dataSourceNames = [
  "NOTION_BUILDERS",
  "NOTION_PORTFOLIO",
  "NOTION_TRADE_SHOWS",
  "NOTION_BLOG",
] as const;

const complete = settings.superRefine((env, context) => {
  for (const name of env.MEDIA_URL ? bucketKeys : []) {
    if (env[name] !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: "must be set with MEDIA_URL" });
  }
  for (const names of setTogether) {
    const set = names.find((name) => env[name] !== undefined);
    for (const name of names) {
      if (set === undefined || env[name] !== undefined) continue;
      context.addIssue({ code: "custom", path: [name], message: `must be set with ${set}` });
    }
  }
  if (env.NOTION_TOKEN && !dataSourceNames.some((name) => env[name])) {
    const message = `is of no use without one of ${dataSourceNames.join(", ")}`;
    context.addIssue({ code: "custom", path: ["NOTION_TOKEN"], message });
  }
  const problem = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (env.APP_ENV === undefined && settingsOfServer(env).length > 0) {
    const names = settingsOfServer(env).join(", ");
    problem(
      "APP_ENV",
      `must be set beside ${names}: production for a server, or development, where others may get in as admin`,
    );
  }
  if (env.APP_ENV !== "production") return;
  for (const name of neededInProduction) {
    if (env[name] === undefined) problem(name, "must be set in production");
  }
  if (env.CLOCK_FROM)
    problem("CLOCK_FROM", "must not be set in production: time is the machine's there");
  if (env.SESSION_SECRET && env.SESSION_SECRET.length >= 32 && isWeakSecret(env.SESSION_SECRET))
    problem("SESSION_SECRET", "can be guessed: make one with openssl rand -hex 32");
  if (env.ORIGIN?.startsWith("http:") && !isThisMachine(new URL(env.ORIGIN).hostname))
    problem("ORIGIN", "must begin with https:// in production");
});

/** Names of settings that only a server has. Without APP_ENV they suggest that it was forgotten. */
function settingsOfServer(env: Settings): string[] {
  const isElsewhere = (url: string | undefined) =>
    url !== undefined && !isThisMachine(new URL(url).hostname);
  const found = {
    ORIGIN: isElsewhere(env.ORIGIN),
    MAIL_URL: isElsewhere(env.MAIL_URL),
    SESSION_SECRET: env.SESSION_SECRET !== undefined,
    TRUSTED_PROXIES: env.TRUSTED_PROXIES.length > 0,
  };
  return Object.entries(found).flatMap(([name, isSet]) => (isSet ? [name] : []));
}

/**
 * The only function that reads the environment. Throws an error with one sentence that lists every
 * problem.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const set = withSecretFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")),
  );
  const parsed = complete.safeParse(set);
  if (!parsed.success) throw new StartupError(describeProblems(parsed.error, set));

  const { data } = parsed;
  assertReadable(data);
  const isProduction = data.APP_ENV === "production";
  return {
    isProduction,
    /** Names of settings for servers that are set although this is development. */
    settingsOfServer: isProduction ? [] : settingsOfServer(data),
    port: data.PORT,
    host: data.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    origin: new URL(data.ORIGIN ?? `http://localhost:${data.PORT}`).origin,
    ...databaseOf(data),
    databaseReadUrl: data.DATABASE_READ_URL,
    dataDir: data.DATA_DIR,
    mailUrl: data.MAIL_URL,
    siteName: data.SITE_NAME,
    siteAccent: data.SITE_ACCENT,
    siteLogo: logoOf(data.SITE_LOGO),
    paperFont: fontOf(data.PAPER_FONT),
    mailFrom: data.MAIL_FROM ?? `${data.SITE_NAME} <no-reply@boothwright.example>`,
    holdMail: data.HOLD_MAIL,
    bucket: bucketOf(data),
    pictureCacheMb: data.PICTURE_CACHE_MB,
    pageCache: data.PAGE_CACHE,
    renderCache: data.RENDER_CACHE,
    supportEmail: data.SUPPORT_EMAIL,
    auditMonths: data.KEEP_AUDIT_MONTHS,
    signingSecrets: {
      current: data.SESSION_SECRET ?? developmentSecret,
      previous: data.SESSION_SECRET_PREVIOUS ?? null,
    },
    trustedProxies: data.TRUSTED_PROXIES,
    anonymousWritesPerHour: data.ANONYMOUS_WRITES_PER_HOUR,
    memberRequestsPerHour: data.MEMBER_REQUESTS_PER_HOUR,
    memberMessagesPerHour: data.MEMBER_MESSAGES_PER_HOUR,
    memberProjectsPerHour: data.MEMBER_PROJECTS_PER_HOUR,
    memberChangesPerHour: data.MEMBER_CHANGES_PER_HOUR,
    confirmationMailsPerHour: data.CONFIRMATION_MAILS_PER_HOUR,
    confirmationMailsPerDay: data.CONFIRMATION_MAILS_PER_DAY,
    signInLinksPerHour: data.SIGN_IN_LINKS_PER_HOUR,
    providers: providerSettings(data),
    copyLinkedPictures: data.COPY_LINKED_PICTURES,
    uploadsPerHour: data.UPLOADS_PER_HOUR,
    scanUrl: data.SCAN_URL,
    contactAfter: data.CONTACT_AFTER === "acknowledged" ? ("awarded" as const) : data.CONTACT_AFTER,
    /** A sentence for each outdated value of a setting that is read as another one. */
    formerSettings:
      data.CONTACT_AFTER === "acknowledged"
        ? ["CONTACT_AFTER=acknowledged is no longer there and read as awarded"]
        : [],
    notion: notionOf(data),
    syncEveryMinutes: data.SYNC_EVERY_MINUTES,
    retention: {
      requestMonths: data.KEEP_REQUESTS_MONTHS,
      contactMessageMonths: data.KEEP_CONTACT_MESSAGES_MONTHS,
      mailMonths: data.KEEP_MAIL_MONTHS,
    },
    metricsToken: data.METRICS_TOKEN ?? null,
    /** Null: a worker process listens on no port. */
    workerMetricsPort: data.WORKER_METRICS_PORT ?? null,
    tracing: tracingOf(data),
    runWorker: data.RUN_WORKER,
    /** Null: the machine's clock. */
    clock: clockOf(data),
    /** Null: the mode of the stored policy. */
    promiseMode: data.PROMISE_MODE ?? null,
    exchangeRates: data.EXCHANGE_RATES ?? [],
    exchangeRatesCsv: data.EXCHANGE_RATES_CSV ?? null,
  };
}

/**
 * Reads secrets from files that settings with the suffix `_FILE` name, as container platforms mount
 * them, without the final line break. Throws when a secret is set both ways, or its file cannot be
 * read.
 */
function withSecretFiles(env: Record<string, string | undefined>) {
  const read = { ...env };
  for (const name of secretSettings) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    if (env[name] !== undefined)
      throw new StartupError(`Cannot start: set ${name} or ${name}_FILE, not both`);
    try {
      read[name] = readTextFileSync(path).replace(/\r?\n$/, "");
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(`Cannot start: ${name}_FILE cannot be read: ${reason}`);
    }
  }
  return read;
}

/** Throws when a database URL names a root certificate that cannot be read. */
function assertReadable(data: Settings) {
  for (const name of ["DATABASE_URL", "DATABASE_READ_URL", "MIGRATE_DATABASE_URL"] as const) {
    const [url] = hostsOf(data[name] ?? "");
    const path = url && new URL(url).searchParams.get("sslrootcert");
    if (!path) continue;
    try {
      readTextFileSync(path);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(`Cannot start: sslrootcert in ${name} cannot be read: ${reason}`);
    }
  }
}

const mostLogoBytes = 200_000;

/** The operator's logo, read once. */
function logoOf(path: string | undefined) {
  if (path === undefined) return null;
  const cannot = (reason: string) => new StartupError(`Cannot start: SITE_LOGO ${reason}`);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = readFileOfOperator(path);
  } catch (error) {
    throw cannot(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (bytes.length > mostLogoBytes) throw cannot("has more than 200 kB");
  const type = path.endsWith(".svg") ? "image/svg+xml" : "image/png";
  if (!isOfType(type, bytes)) throw cannot("is not what its name says");
  return { type, bytes };
}

/** The operator's font for PDFs, looked at once. */
function fontOf(value: string | undefined): OwnFont | null {
  if (value === undefined) return null;
  const cannot = (reason: string) => new StartupError(`Cannot start: PAPER_FONT ${reason}`);
  const [path = "", name] = value.split("#");
  let bytes: Uint8Array;
  try {
    bytes = readFileOfOperator(path);
  } catch (error) {
    throw cannot(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const kind = new TextDecoder("latin1").decode(bytes.subarray(0, 4));
  if (!["\0\x01\0\0", "OTTO", "ttcf"].includes(kind))
    throw cannot("is no TrueType or OpenType font");
  if (kind === "ttcf" && !name) throw cannot("holds several fonts: add # and the name of one");
  return { path, name };
}

function isOfType(type: string, bytes: Uint8Array): boolean {
  if (type === "image/png") return [137, 80, 78, 71].every((byte, at) => bytes[at] === byte);
  return new TextDecoder().decode(bytes).includes("<svg");
}

/** The database URLs, marked when they go through a pooler. The table owner's URL may bypass it. */
function databaseOf({
  DATABASE_URL: databaseUrl,
  MIGRATE_DATABASE_URL: migrateDatabaseUrl,
  DATABASE_POOLER: pooler,
}: Settings) {
  if (!pooler || !databaseUrl) return { databaseUrl, migrateDatabaseUrl };
  const isBehind = migrateDatabaseUrl && isSameServer(databaseUrl, migrateDatabaseUrl);
  return {
    databaseUrl: pooled(databaseUrl),
    migrateDatabaseUrl: isBehind ? pooled(migrateDatabaseUrl) : migrateDatabaseUrl,
  };
}

/** The S3 bucket for uploaded pictures; null to store them on disk. */
function bucketOf({ MEDIA_URL: url, ...env }: z.infer<typeof settings>) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!url || !accessKeyId || !secretAccessKey) return undefined;
  return { url, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

/** Where to send OpenTelemetry traces; null when tracing is off. */
function tracingOf(env: z.infer<typeof settings>) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? "").split(",").filter((pair) => pair !== "");
  const headers = Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, decodeURIComponent(value)];
    }),
  );
  return {
    endpoint,
    headers,
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    sendEveryMs: env.OTEL_BSP_SCHEDULE_DELAY,
  };
}

/** The site's own clock; null for the machine's. */
function clockOf({ CLOCK_FROM: from, CLOCK_SINCE: since, CLOCK_SPEED: speed }: Settings) {
  return from && since ? { from, since, speed } : null;
}

/** Settings of the sync with Notion; null when it is off. */
function notionOf({ NOTION_TOKEN: token, ...env }: z.infer<typeof settings>) {
  if (!token) return undefined;
  const named = {
    builders: env.NOTION_BUILDERS,
    portfolio: env.NOTION_PORTFOLIO,
    "trade-shows": env.NOTION_TRADE_SHOWS,
    blog: env.NOTION_BLOG,
  };
  const dataSources: Partial<typeof named> = Object.fromEntries(
    Object.entries(named).filter(([, id]) => id !== undefined),
  );
  return {
    token,
    url: env.NOTION_URL,
    dataSources,
    mappingPath: env.NOTION_MAPPING,
    fileHosts: env.NOTION_FILE_HOSTS,
  };
}

export type Config = ReturnType<typeof readConfig>;
