import * as z from "zod";
import { CannotStart } from "./cannot-start.ts";
import { describeProblems } from "./config-problems.ts";

const whole = (least: number, most: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}`)
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be a whole number from ${least} to ${most}`)
    .max(most, `must be a whole number from ${least} to ${most}`);

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const list = z.string().transform((text) => text.split(",").map((part) => part.trim()));

const schema = z.object({
  APP_ENV: z
    .enum(["development", "production"], 'must be "development" or "production"')
    .default("development"),
  PORT: whole(1, 65535).default(8000),
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal("localhost")], "must be an address such as 0.0.0.0")
    .optional(),
  ORIGIN: address(/^https?$/, "https://www.example.com").optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, "postgresql://name:password@host:5432/name").optional(),
  DATA_DIR: z.string().default(".data"),
  MAIL_URL: address(/^smtps?$/, "smtp://name:password@host:587").optional(),
  MAIL_FROM: z.string().default("Boothwright <no-reply@boothwright.example>"),
  SUPPORT_EMAIL: z.email("must be an e-mail address").default("support@boothwright.example"),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  TRUSTED_PROXIES: list.default([]),
  ANONYMOUS_WRITES_PER_HOUR: whole(1, 1_000_000).default(120),
  SIGN_IN_LINKS_PER_HOUR: whole(1, 1_000_000).default(10),
  RUN_WORKER: z.stringbool({ error: 'must be "true" or "false"' }).default(true),
});

const neededInProduction = ["DATABASE_URL", "ORIGIN", "SESSION_SECRET", "MAIL_URL"] as const;

const complete = schema.superRefine((env, context) => {
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
    supportEmail: data.SUPPORT_EMAIL,
    sessionSecret: data.SESSION_SECRET ?? "only for development, where nothing is secret",
    trustedProxies: data.TRUSTED_PROXIES,
    anonymousWritesPerHour: data.ANONYMOUS_WRITES_PER_HOUR,
    signInLinksPerHour: data.SIGN_IN_LINKS_PER_HOUR,
    runWorker: data.RUN_WORKER,
  };
}

export type Config = ReturnType<typeof readConfig>;
