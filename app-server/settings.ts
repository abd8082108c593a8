import * as z from "zod";
import { readRatesTable } from "../adapters/exchange/exchange-rates.ts";
import { parseSender } from "../adapters/mail/parse-sender.ts";
import { hostsOf } from "../adapters/postgres/server/hosts-of.ts";
import { isNarrowNetwork } from "../adapters/system/client-address.ts";
import { contactMoments } from "../domain/quotes/contact-after.ts";
import { productName } from "../domain/shared/product-name.ts";
import { isThisMachine } from "./services/this-machine.ts";

const whole = (least: number, most: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}`)
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be a whole number from ${least} to ${most}`)
    .max(most, `must be a whole number from ${least} to ${most}`);

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const database = z
  .string()
  .refine(
    (url) => hostsOf(url).length > 0,
    "must be an address such as postgresql://name:password@host:5432/name",
  )
  .refine(
    (url) => !hostsOf(url).some(leavesAuthorityUnused),
    "names sslrootcert, which its sslmode does not use: set sslmode=verify-full",
  );

const siteName = z
  .string()
  .trim()
  .regex(/^[^"<>\p{Cc}]{1,40}$/u, 'must be 1 to 40 characters without ", < and >');

const instant = z.iso
  .datetime({ offset: true, error: "must be a moment such as 2027-01-04T15:00:00Z" })
  .transform((text) => new Date(text));

function leavesAuthorityUnused(url: string): boolean {
  const { searchParams } = new URL(url);
  const mode = searchParams.get("sslmode") ?? "";
  return searchParams.has("sslrootcert") && ["disable", "no-verify"].includes(mode);
}

const addresses = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(
    z.array(
      z.union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        "must be addresses such as 10.0.0.1, 10.1.0.0/16",
      ),
    ),
  )
  .refine(
    (all) => all.every(isNarrowNetwork),
    "must name your proxies: networks of /8 and narrower",
  );

const isEncrypted = (url: string) => url.startsWith("https:");
/** A Notion id, with or without hyphens. */
const dataSource = z
  .string()
  .regex(
    /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i,
    "must be the id of a data source, such as 0190b000-0000-4000-8000-000000000001",
  )
  .optional();

/** The host where Notion stores uploaded files. */
const notionFiles = "prod-files-secure.s3.us-west-2.amazonaws.com";

const hosts = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(
    z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, "must be names such as files.example.com")),
  );

const headersWish = "must be like name=value,name=value, percent-encoded";

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Value of CONTACT_AFTER before 1.0; read as `awarded`, the stricter of the current ones. */
const formerContactMoment = "acknowledged";

/**
 * All variables that the app reads from its environment. docs/operating.md explains each, and a
 * test compares the two.
 */
export const settings = z.object({
  APP_ENV: z
    .enum(["development", "production"], 'must be "development" or "production"')
    .optional(),
  PORT: whole(1, 65535).default(8000),
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal("localhost")], "must be an address such as 0.0.0.0")
    .optional(),
  ORIGIN: address(/^https?$/, "https://www.example.com").optional(),
  DATABASE_URL: database.optional(),
  DATABASE_POOLER: z.literal("transaction", 'must be "transaction"').optional(),
  DATABASE_READ_URL: database.optional(),
  MIGRATE_DATABASE_URL: database.optional(),
  DATA_DIR: z.string().default(".data"),
  MAIL_URL: address(/^smtps?$/, "smtp://name:password@host:587").optional(),
  SITE_NAME: siteName.default(productName),
  SITE_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "must be a color such as #0a7f5a")
    .optional(),
  SITE_LOGO: z
    .string()
    .regex(/\.(svg|png)$/, "must be the path of a file that ends in .svg or .png")
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== null, "must be like Boothwright <no-reply@example.com>")
    .optional(),
  HOLD_MAIL: z.stringbool({ error: 'must be "true" or "false"' }).default(false),
  SUPPORT_EMAIL: z.email("must be an email address").default("support@boothwright.example"),
  MEDIA_URL: address(/^https?$/, "https://s3.eu-central-1.amazonaws.com/my-bucket").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PICTURE_CACHE_MB: whole(16, 1_000_000).default(512),
  PAGE_CACHE: z.stringbool({ error: 'must be "true" or "false"' }).default(true),
  RENDER_CACHE: z.stringbool({ error: 'must be "true" or "false"' }).default(true),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
  TRUSTED_PROXIES: addresses.default([]),
  ANONYMOUS_WRITES_PER_HOUR: whole(1, 1_000_000).default(120),
  MEMBER_REQUESTS_PER_HOUR: whole(1, 1_000_000).default(30),
  MEMBER_MESSAGES_PER_HOUR: whole(1, 1_000_000).default(30),
  MEMBER_PROJECTS_PER_HOUR: whole(1, 1_000_000).default(60),
  MEMBER_CHANGES_PER_HOUR: whole(1, 1_000_000).default(120),
  CONFIRMATION_MAILS_PER_HOUR: whole(1, 1_000_000).default(3),
  CONFIRMATION_MAILS_PER_DAY: whole(1, 1_000_000).default(6),
  SIGN_IN_LINKS_PER_HOUR: whole(1, 1_000_000).default(10),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z
    .string()
    .regex(/^-----BEGIN PRIVATE KEY-----[\s\S]+-----END PRIVATE KEY-----\s*$/, {
      error: "must be the text of the .p8 file, from -----BEGIN PRIVATE KEY----- on",
    })
    .optional(),
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: "must be an address such as https://id.example.com",
    })
    .refine(
      (url) => isEncrypted(url) || isThisMachine(new URL(url).hostname),
      "must begin with https://",
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, "must be 40 characters or fewer").default("Single sign-on"),
  COPY_LINKED_PICTURES: z.stringbool({ error: 'must be "true" or "false"' }).default(true),
  UPLOADS_PER_HOUR: whole(1, 1_000_000).default(120),
  SCAN_URL: address(/^clamd$/, "clamd://127.0.0.1:3310").optional(),
  CONTACT_AFTER: z
    .enum([...contactMoments, formerContactMoment], "must be assigned or awarded")
    .default("assigned"),
  NOTION_TOKEN: z.string().optional(),
  NOTION_BUILDERS: dataSource,
  NOTION_PORTFOLIO: dataSource,
  NOTION_TRADE_SHOWS: dataSource,
  NOTION_BLOG: dataSource,
  NOTION_MAPPING: z.string().optional(),
  NOTION_URL: address(/^https?$/, "https://api.notion.com").default("https://api.notion.com"),
  NOTION_FILE_HOSTS: hosts.default([]).transform((more) => [...new Set([notionFiles, ...more])]),
  SYNC_EVERY_MINUTES: whole(0, 1440).default(30),
  KEEP_REQUESTS_MONTHS: whole(0, 1200).default(24),
  KEEP_CONTACT_MESSAGES_MONTHS: whole(0, 1200).default(12),
  KEEP_MAIL_MONTHS: whole(0, 1200).default(12),
  KEEP_AUDIT_MONTHS: whole(12, 1200).default(24),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  WORKER_METRICS_PORT: whole(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, "http://collector:4318").optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^=,\s]*(,[^=,\s]+=[^=,\s]*)*$/, headersWish)
    .refine(isPercentEncoded, headersWish)
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, "must be 100 characters or fewer").default("boothwright"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("must be a number from 0 to 1")
    .min(0, "must be a number from 0 to 1")
    .max(1, "must be a number from 0 to 1")
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: whole(100, 60_000).default(5_000),
  CLOCK_FROM: instant.optional(),
  CLOCK_SINCE: instant.optional(),
  CLOCK_SPEED: whole(0, 10_000).default(1),
  PROMISE_MODE: z.enum(["off", "suggest", "auto"], "must be off, suggest or auto").optional(),
  EXCHANGE_RATES: z
    .string()
    .transform((text, ctx) => {
      const rates = readRatesTable(text);
      if (!rates) ctx.addIssue("must be like 2026-11-20 EUR=1.085 CAD=0.72");
      return rates ?? [];
    })
    .optional(),
  EXCHANGE_RATES_CSV: z.string().optional(),
  RUN_WORKER: z.stringbool({ error: 'must be "true" or "false"' }).default(true),
});

export type Settings = z.output<typeof settings>;

/** Settings that hold a secret: each may also be read from the file that `NAME_FILE` names. */
export const secretSettings = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "MIGRATE_DATABASE_URL",
  "MAIL_URL",
  "S3_SECRET_ACCESS_KEY",
  "SESSION_SECRET",
  "SESSION_SECRET_PREVIOUS",
  "GOOGLE_CLIENT_SECRET",
  "GITHUB_CLIENT_SECRET",
  "APPLE_PRIVATE_KEY",
  "OIDC_CLIENT_SECRET",
  "NOTION_TOKEN",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const satisfies (keyof Settings)[];
