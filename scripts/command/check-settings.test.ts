import { expect, test } from "vitest";
import { readConfig } from "../../app-server/config.ts";
import { checkSettings } from "./check-settings.ts";

const server = {
  APP_ENV: "production",
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://app:hunter2@127.0.0.1/app",
  ORIGIN: "https://www.example.com",
  SESSION_SECRET: "b0c8a5e2d97f41368e0d4c6b1a2f7593",
  MAIL_URL: "smtp://name:hunter2@mail.example.com:587",
  MAIL_FROM: "Booths <no-reply@example.com>",
  SUPPORT_EMAIL: "help@example.com",
  TRUSTED_PROXIES: "127.0.0.1",
};
const checksOf = (env: Record<string, string>) => checkSettings(readConfig(env), env);

test("checkSettings() finds nothing to do on a server that is set up", () => {
  expect(checksOf(server)).toMatchObject([
    { level: "ok", found: expect.stringContaining("APP_ENV is production") },
  ]);
});

test("checkSettings() fails a server that runs as development", () => {
  const [check, ...more] = checksOf({ ...server, APP_ENV: "development" });
  expect(check).toMatchObject({
    level: "fail",
    found:
      "APP_ENV is development, but ORIGIN, MAIL_URL, SESSION_SECRET, TRUSTED_PROXIES belong to a server",
  });
  expect(more).toEqual([]);
});

test("checkSettings() warns of one host without encryption among several, and of standbys", () => {
  const found = (env: Record<string, string>) =>
    checksOf({ ...server, ...env }).map(({ found }) => found.split(" ")[0]);
  const several = "postgresql://app@127.0.0.1,db.example.com/app";
  expect(found({ DATABASE_URL: several })).toContain("DATABASE_URL");
  expect(found({ DATABASE_READ_URL: several })).toContain("DATABASE_READ_URL");
  expect(found({ DATABASE_READ_URL: `${several}?sslmode=require` })).not.toContain(
    "DATABASE_READ_URL",
  );
});

test("checkSettings() warns of a database elsewhere without encryption, and of no other", () => {
  const warned = (DATABASE_URL: string) =>
    checksOf({ ...server, DATABASE_URL }).some(({ found }) => found.startsWith("DATABASE_URL"));
  const at = "postgresql://app:hunter2@db.example.com/app";
  for (const url of [at, `${at}?sslmode=prefer`, `${at}?sslmode=disable`])
    expect([url, warned(url)]).toEqual([url, true]);
  for (const url of [`${at}?sslmode=verify-full`, `${at}?sslmode=require`, server.DATABASE_URL])
    expect([url, warned(url)]).toEqual([url, false]);
});

test("checkSettings() warns of a former moment of CONTACT_AFTER, and of neither of today's [D6]", () => {
  const warned = (CONTACT_AFTER: string) =>
    checksOf({ ...server, CONTACT_AFTER }).flatMap(({ level, found }) =>
      level === "warn" ? [found] : [],
    );
  expect(warned("acknowledged")).toEqual([
    "CONTACT_AFTER=acknowledged is no longer there and read as awarded",
  ]);
  expect([warned("assigned"), warned("awarded")]).toEqual([[], []]);
});
