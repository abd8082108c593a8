import type * as z from "zod";
import { CannotStart } from "./cannot-start.ts";
import { describeProblems } from "./config-problems.ts";
import { providerSettings } from "./provider-settings.ts";
import { settings } from "./settings.ts";

const neededInProduction = ["DATABASE_URL", "ORIGIN", "SESSION_SECRET", "MAIL_URL"] as const;

const bucketKeys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** A provider is set up with all of these, or not at all. */
const setTogether = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
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
  if (env.APP_ENV !== "production") return;
  for (const name of neededInProduction) {
    if (env[name] !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: "must be set in production" });
  }
});

/** The only place that reads the environment. Throws one sentence that lists all that is wrong. */
export function readConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = complete.safeParse(set);
  if (!parsed.success) throw new CannotStart(describeProblems(parsed.error, set));

  const { data } = parsed;
  const isProduction = data.APP_ENV === "production";
  return {
    isProduction,
    port: data.PORT,
    host: data.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    origin: new URL(data.ORIGIN ?? `http://localhost:${data.PORT}`).origin,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    mailUrl: data.MAIL_URL,
    mailFrom: data.MAIL_FROM,
    bucket: bucketOf(data),
    pictureCacheMb: data.PICTURE_CACHE_MB,
    supportEmail: data.SUPPORT_EMAIL,
    sessionSecret: data.SESSION_SECRET ?? "only for development, where nothing is secret",
    trustedProxies: data.TRUSTED_PROXIES,
    anonymousWritesPerHour: data.ANONYMOUS_WRITES_PER_HOUR,
    memberRequestsPerHour: data.MEMBER_REQUESTS_PER_HOUR,
    memberMessagesPerHour: data.MEMBER_MESSAGES_PER_HOUR,
    memberProjectsPerHour: data.MEMBER_PROJECTS_PER_HOUR,
    confirmationMailsPerHour: data.CONFIRMATION_MAILS_PER_HOUR,
    confirmationMailsPerDay: data.CONFIRMATION_MAILS_PER_DAY,
    signInLinksPerHour: data.SIGN_IN_LINKS_PER_HOUR,
    providers: providerSettings(data),
    uploadsPerHour: data.UPLOADS_PER_HOUR,
    notion: notionOf(data),
    syncEveryMinutes: data.SYNC_EVERY_MINUTES,
    runWorker: data.RUN_WORKER,
  };
}

/** Where uploaded pictures are kept, unless it is this machine's disk. */
function bucketOf({ MEDIA_URL: url, ...env }: z.infer<typeof settings>) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!url || !accessKeyId || !secretAccessKey) return undefined;
  return { url, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

/** What is synced with Notion, unless nothing is. */
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
