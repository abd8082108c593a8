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
 * All variables that the app reads from its environment. docs/operating/settings.md is written from
 * this table: `about` is the explanation, `unset` what holds without the variable where it has no
 * plain default, and `production` whether a site needs it.
 */
export const settings = z.object({
  APP_ENV: z
    .enum(["development", "production"], 'must be "development" or "production"')
    .optional()
    .meta({
      about:
        "`development` migrates by itself, loads samples into an empty database, and for this machine alone offers one-click sign-in and shows mail at `/dev/mail`, so never put a proxy or a tunnel before it: one that adds no `X-Forwarded-For` looks like this machine, and everyone could sign in as an admin; `production` does none of these. Without it nothing starts when `ORIGIN` or `MAIL_URL` names another machine, or `SESSION_SECRET` or `TRUSTED_PROXIES` is set",
      production: "set it",
    }),
  PORT: whole(1, 65535).default(8000).meta({ about: "where the server listens" }),
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal("localhost")], "must be an address such as 0.0.0.0")
    .optional()
    .meta({ about: "the address it listens on", unset: "`127.0.0.1`, in production `0.0.0.0`" }),
  ORIGIN: address(/^https?$/, "https://www.example.com")
    .optional()
    .meta({
      about:
        "where people reach the site, such as `https://www.example.com`: links and pictures in emails, the origin rule, secure cookies. In production `https`, but for this machine; in development no other host name is answered but those of this machine",
      unset: "`http://localhost:PORT`",
      production: "needed",
    }),
  DATABASE_URL: database.optional().meta({
    about:
      "`postgresql://name:password@host:5432/name`; `?sslmode=verify-full` checks the server's certificate, `&sslrootcert=/path` by [an authority of your own](run.md#a-certificate-authority-of-your-own). A pooler in transaction mode between needs the next setting. `connect_timeout=10` lets what needs a connection wait ten seconds for it in place of two. With several hosts, `…@host1:5432,host2:5432/name`, connections go to the one that takes writes",
    unset: "an embedded PostgreSQL",
    production: "needed",
  }),
  DATABASE_POOLER: z.literal("transaction", 'must be "transaction"').optional().meta({
    about:
      "`transaction` where `DATABASE_URL` leads to a pooler that gives each transaction another connection, as PgBouncer with `pool_mode = transaction` and the poolers of many managed databases: see [Behind a pooler](grow.md#a-pooler)",
    unset: "none: each connection is one of the database's own",
    production: "behind such a pooler",
  }),
  DATABASE_READ_URL: database.optional().meta({
    about:
      "hot standbys of that database, for public pages and lists: `postgresql://name:password@host1:5432,host2:5432/name`; see [Standbys](grow.md#standbys)",
    unset: "the primary answers everything",
  }),
  MIGRATE_DATABASE_URL: database.optional().meta({
    about:
      "the same database for the role that owns its tables; only `migrate` and `restore` need it: see [Two roles](run.md#two-roles)",
    unset: "that of `DATABASE_URL`",
    production: "for `migrate` and `restore`",
  }),
  DATA_DIR: z.string().default(".data").meta({
    about:
      "the folder that is written to: uploaded pictures in `media`, private files of requests in `files`, smaller copies of them in `cache`, and the embedded PostgreSQL",
    production: "set it",
  }),
  MAIL_URL: address(/^smtps?$/, "smtp://name:password@host:587")
    .optional()
    .meta({
      about:
        "`smtp://name:password@host:587` (STARTTLS) or `smtps://…`. Mail is never sent unencrypted, but to this machine",
      unset: "mail is kept and shown",
      production: "needed",
    }),
  SITE_NAME: siteName.default(productName).meta({
    about:
      "the site's name, in 1 to 40 characters: on pages, in emails, in calendars, at passkeys, in titles and pictures for sharing",
    production: "set it",
  }),
  SITE_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "must be a color such as #0a7f5a")
    .optional()
    .meta({
      about:
        "the color of buttons and links on pages and in emails, such as `#0a7f5a`; text in and on it is made readable",
      unset: "orange",
    }),
  SITE_LOGO: z
    .string()
    .regex(/\.(svg|png)$/, "must be the path of a file that ends in .svg or .png")
    .optional()
    .meta({
      about:
        "the path of an `.svg` or `.png` file of at most 200 kB, shown in place of name and mark, and as the icon",
      unset: "the mark",
    }),
  PAPER_FONT: z.string().optional().meta({
    about:
      "the path of a font for Chinese, Japanese and Korean in PDFs, `PATH#NAME` where the file holds several. On Debian `apt-get install fonts-wqy-microhei`, then `/usr/share/fonts/truetype/wqy/wqy-microhei.ttc#WenQuanYiMicroHei`",
    unset: "boxes for these letters",
  }),
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== null, "must be like Boothwright <no-reply@example.com>")
    .optional()
    .meta({
      about: "the sender of all mail",
      unset: "`SITE_NAME` with `<no-reply@boothwright.example>`",
      production: "set it",
    }),
  HOLD_MAIL: z.stringbool({ error: 'must be "true" or "false"' }).default(false).meta({
    about:
      "`true`: this is a copy of a database, made by other tools than `restore`. No email leaves it and no promise is evaluated, see [Restore](run.md#restore)",
    production: "only for a copy",
  }),
  SUPPORT_EMAIL: z
    .email("must be an email address")
    .default("support@boothwright.example")
    .meta({ about: "what emails name for questions", production: "set it" }),
  MEDIA_URL: address(/^https?$/, "https://s3.eu-central-1.amazonaws.com/my-bucket")
    .optional()
    .meta({
      about:
        "a bucket that speaks S3, such as `https://s3.eu-central-1.amazonaws.com/my-bucket`; uploaded pictures are kept there and not in `DATA_DIR`",
      unset: "the disk",
      production: "with several machines",
    }),
  S3_REGION: z.string().default("us-east-1").meta({ about: "the bucket's region" }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({
    about: "the name of the key that may read, write and delete in the bucket",
    production: "with `MEDIA_URL`",
  }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ about: "that key's secret", production: "with `MEDIA_URL`" }),
  PICTURE_CACHE_MB: whole(16, 1_000_000).default(512).meta({
    about:
      "how much the smaller copies of pictures may take in `DATA_DIR`; they can always be drawn again",
  }),
  PAGE_CACHE: z.stringbool({ error: 'must be "true" or "false"' }).default(true).meta({
    about:
      "`false`: each visit renders its page, and each page reads its answers again; slower by far, the same pages. To find a fault",
  }),
  RENDER_CACHE: z.stringbool({ error: 'must be "true" or "false"' }).default(true).meta({
    about:
      "`false`: each rendering makes every part of its page again, such as the footer. To find a fault",
  }),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional().meta({
    about:
      "32 characters or more, the same for all processes; signs receipts and cookies. One that repeats itself or is in the sources is refused. A new one ends what the old one signed, unless that stands in the next setting",
    unset: "one that is public",
    production: "needed",
  }),
  SESSION_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional().meta({
    about:
      "the secret before it: what it signed is still accepted. See [Change the secret](run.md#change-the-secret)",
    production: "only while a secret changes",
  }),
  TRUSTED_PROXIES: addresses.default([]).meta({
    about:
      "the proxies whose `X-Forwarded-For` is believed, as `10.0.0.1, 10.1.0.0/16`; no network wider than /8",
    production: "set it behind a proxy",
  }),
  ANONYMOUS_WRITES_PER_HOUR: whole(1, 1_000_000).default(120).meta({
    about: "requests and messages of visitors, see [Limits](#limits) for this and the next seven",
  }),
  MEMBER_REQUESTS_PER_HOUR: whole(1, 1_000_000)
    .default(30)
    .meta({ about: "quote requests of one account" }),
  MEMBER_MESSAGES_PER_HOUR: whole(1, 1_000_000)
    .default(30)
    .meta({ about: "contact messages of one account" }),
  MEMBER_PROJECTS_PER_HOUR: whole(1, 1_000_000)
    .default(60)
    .meta({ about: "projects that one account submits for review" }),
  MEMBER_CHANGES_PER_HOUR: whole(1, 1_000_000).default(120).meta({
    about:
      "changes of requests and quotes by one account, which are mailed to the other side; a quarter of them for one request or quote",
  }),
  CONFIRMATION_MAILS_PER_HOUR: whole(1, 1_000_000)
    .default(3)
    .meta({ about: "confirmations of requests to one unconfirmed address" }),
  CONFIRMATION_MAILS_PER_DAY: whole(1, 1_000_000).default(6).meta({ about: "the same in a day" }),
  SIGN_IN_LINKS_PER_HOUR: whole(1, 1_000_000)
    .default(10)
    .meta({ about: "sign-in links for one email address" }),
  GOOGLE_CLIENT_ID: z.string().optional().meta({
    about: "sign-in with Google: see [Sign-in providers](run.md#sign-in-providers)",
    unset: "not offered",
  }),
  GOOGLE_CLIENT_SECRET: z.string().optional().meta({ about: "goes with it" }),
  GITHUB_CLIENT_ID: z
    .string()
    .optional()
    .meta({ about: "sign-in with GitHub", unset: "not offered" }),
  GITHUB_CLIENT_SECRET: z.string().optional().meta({ about: "goes with it" }),
  APPLE_CLIENT_ID: z
    .string()
    .optional()
    .meta({ about: "sign-in with Apple: the Services ID", unset: "not offered" }),
  APPLE_TEAM_ID: z.string().optional().meta({ about: "ten characters, goes with it" }),
  APPLE_KEY_ID: z.string().optional().meta({ about: "ten characters, goes with it" }),
  APPLE_PRIVATE_KEY: z
    .string()
    .regex(/^-----BEGIN PRIVATE KEY-----[\s\S]+-----END PRIVATE KEY-----\s*$/, {
      error: "must be the text of the .p8 file, from -----BEGIN PRIVATE KEY----- on",
    })
    .optional()
    .meta({
      about: "the text of the `.p8` file, goes with it; line breaks may be written as `\\n`",
    }),
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: "must be an address such as https://id.example.com",
    })
    .refine(
      (url) => isEncrypted(url) || isThisMachine(new URL(url).hostname),
      "must begin with https://",
    )
    .optional()
    .meta({ about: "sign-in with any OpenID Connect issuer: its address", unset: "not offered" }),
  OIDC_CLIENT_ID: z.string().optional().meta({ about: "goes with it" }),
  OIDC_CLIENT_SECRET: z.string().optional().meta({ about: "goes with it" }),
  OIDC_NAME: z.string().max(40, "must be 40 characters or fewer").default("Single sign-on").meta({
    about: 'what its button says after "Continue with"',
    production: "set it with an issuer",
  }),
  COPY_LINKED_PICTURES: z.stringbool({ error: 'must be "true" or "false"' }).default(true).meta({
    about:
      "`false`: the server fetches no pictures from the links of builders; pages leave out those that have no copy",
  }),
  UPLOADS_PER_HOUR: whole(1, 1_000_000)
    .default(120)
    .meta({ about: "pictures and files that one account may upload" }),
  SCAN_URL: address(/^clamd$/, "clamd://127.0.0.1:3310")
    .optional()
    .meta({
      about:
        "the virus scanner of PDFs: clamd, such as `clamd://127.0.0.1:3310`, see [Private files](run.md#pictures-and-files). Without it they are delivered, marked as not scanned",
    }),
  CONTACT_AFTER: z
    .enum([...contactMoments, formerContactMoment], "must be assigned or awarded")
    .default("assigned")
    .meta({
      about:
        "when a builder gets the exhibitor's contact data: `assigned`, with the invitation; `awarded`, once their quote is accepted (the former `acknowledged` is read as this). Until then names, addresses, phone numbers and links are left out or masked in the brief, questions and answers. Pages of links always mask them",
    }),
  NOTION_TOKEN: z.string().optional().meta({
    about:
      "the secret of the Notion connection, see [Content](run.md#content); without it nothing is synced",
  }),
  NOTION_BUILDERS: dataSource.meta({
    about: "the id of the data source of builders; a kind without one is left alone",
  }),
  NOTION_PORTFOLIO: dataSource.meta({ about: "that of portfolio projects" }),
  NOTION_TRADE_SHOWS: dataSource.meta({ about: "that of trade shows" }),
  NOTION_BLOG: dataSource.meta({ about: "that of blog posts" }),
  NOTION_MAPPING: z.string().optional().meta({
    about:
      "a JSON file that says which property stands for which field, where the names alone do not tell",
  }),
  NOTION_URL: address(/^https?$/, "https://api.notion.com")
    .default("https://api.notion.com")
    .meta({ about: "where Notion's interface is" }),
  NOTION_FILE_HOSTS: hosts
    .default([])
    .transform((more) => [...new Set([notionFiles, ...more])])
    .meta({
      about:
        "further hosts that pictures in Notion are fetched from, beside Notion's own, `prod-files-secure.s3.us-west-2.amazonaws.com`, and no others: `files.example.com,10.0.0.5:9000`, the port where it is not the usual one",
    }),
  SYNC_EVERY_MINUTES: whole(0, 1440)
    .default(30)
    .meta({ about: "how often a worker syncs; `0` never" }),
  KEEP_REQUESTS_MONTHS: whole(0, 1200).default(24).meta({
    about:
      "how long after its event a quote request tells who sent it; then names, contacts and notes are erased. `0`: for good. The privacy page says it",
  }),
  KEEP_CONTACT_MESSAGES_MONTHS: whole(0, 1200)
    .default(12)
    .meta({ about: "how long contact messages are kept; `0`: for good" }),
  KEEP_MAIL_MONTHS: whole(0, 1200).default(12).meta({
    about: "how long our copies of emails are kept after they were sent, or failed; `0`: for good",
  }),
  KEEP_AUDIT_MONTHS: whole(12, 1200)
    .default(24)
    .meta({ about: "how long lines of the audit log are kept, 12 months or more" }),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional().meta({
    about:
      "the token, 16 characters or more, that `GET /metrics` asks for as `Authorization: Bearer …`: see [Watch](run.md#watch). Without it there are no metrics",
  }),
  WORKER_METRICS_PORT: whole(1, 65_535).optional().meta({
    about:
      "the port at which a worker of its own answers `/metrics`, `/healthz` and `/readyz`, on the addresses of `HOST`. Without it a worker listens on none",
    production:
      "set it beside `METRICS_TOKEN`, one for each worker of a machine, and let only Prometheus reach it",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, "http://collector:4318")
    .optional()
    .meta({
      about:
        "a collector of OpenTelemetry traces, such as `http://collector:4318`: see [Watch](run.md#watch). Without it nothing is traced",
    }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^=,\s]*(,[^=,\s]+=[^=,\s]*)*$/, headersWish)
    .refine(isPercentEncoded, headersWish)
    .optional()
    .meta({ about: "headers of each post to it, such as `authorization=Bearer%20TOKEN`" }),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, "must be 100 characters or fewer")
    .default("boothwright")
    .meta({ about: "the service's name in the traces" }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("must be a number from 0 to 1")
    .min(0, "must be a number from 0 to 1")
    .max(1, "must be a number from 0 to 1")
    .default(1)
    .meta({
      about: "the share of traces that are recorded, 0 to 1",
      production: "`0.1` and less where thousands of requests arrive each minute",
    }),
  OTEL_BSP_SCHEDULE_DELAY: whole(100, 60_000)
    .default(5_000)
    .meta({ about: "how often spans are sent, in milliseconds" }),
  CLOCK_FROM: instant.optional().meta({
    about:
      "for trials: the site's time, such as `2027-01-04T15:00:00Z`, at the machine's `CLOCK_SINCE`. It goes on from there, the same in each process. Sign-in providers are judged by it, certificates are not. Production refuses it",
    unset: "the machine's time",
  }),
  CLOCK_SINCE: instant
    .optional()
    .meta({ about: "the machine's time at which the site's was `CLOCK_FROM`" }),
  CLOCK_SPEED: whole(0, 10_000)
    .default(1)
    .meta({ about: "how many times as fast that time goes, 0 (it stands) to 10000" }),
  PROMISE_MODE: z.enum(["off", "suggest", "auto"], "must be off, suggest or auto").optional().meta({
    about:
      "`off`, `suggest` or `auto`: who invites builders, see [The promise](run.md#the-promise). When set, it rules, whatever an admin saves",
    unset: "the stored one; first `suggest`",
  }),
  EXCHANGE_RATES: z
    .string()
    .transform((text, ctx) => {
      const rates = readRatesTable(text);
      if (!rates) ctx.addIssue("must be like 2026-11-20 EUR=1.085 CAD=0.72");
      return rates ?? [];
    })
    .optional()
    .meta({
      about:
        "the currencies that builders may quote in besides US dollars: a day, and the US dollars for one unit of each, such as `2026-11-20 EUR=1.085 CAD=0.72`. Only currencies with cents",
    }),
  EXCHANGE_RATES_CSV: z.string().optional().meta({
    about:
      "a CSV file of such rates in place of it, with the columns `day,currency,rate,source`; read again within a minute when it changes. A quote is stamped with the latest rate by its day. We never fetch rates",
  }),
  RUN_WORKER: z.stringbool({ error: 'must be "true" or "false"' }).default(true).meta({
    about: "whether the server does background jobs too",
    production: "`false` beside workers",
  }),
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
