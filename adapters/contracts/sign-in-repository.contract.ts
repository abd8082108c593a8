import { expect, it } from "vitest";
import type { SignInRepository } from "../../domain/accounts/ports.ts";
import { codeTries, type SignIn } from "../../domain/accounts/sign-in/sign-in.ts";
import type { Message } from "../../domain/messages/ports.ts";
import type { MessageId, SignInId } from "../../domain/shared/id.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const end = new Date("2027-01-05T10:10:00.000Z");

function signInNumber(number: number, facts: Partial<SignIn> = {}): SignIn {
  return {
    id: `0190f000-0000-7000-8000-00000000000${number}` as SignInId,
    email: "ada@exhibits.example",
    tokenHash: `${number}a`.repeat(32),
    codeHash: `${number}b`.repeat(32),
    browserHash: "c".repeat(64),
    returnTo: "/dashboard?tab=quotes",
    codeTriesLeft: codeTries,
    createdAt: new Date(now.getTime() + number),
    expiresAt: end,
    ...facts,
  };
}

function letterOf(signIn: SignIn): Message {
  return {
    id: signIn.id.replace("0190f", "0190a") as MessageId,
    letter: {
      kind: "sign-in",
      to: { name: null, address: signIn.email },
      token: "token",
      code: "123456",
      minutesValid: 10,
    },
    dedupeKey: null,
    quoteRequestId: null,
    builderId: null,
    state: "queued",
    attempts: 0,
    nextAttemptAt: now,
    lastError: null,
    createdAt: now,
    endedAt: null,
  };
}

/** Contract of `SignInRepository`. `open` gives an empty one. */
export function keepsSignIns(open: () => Promise<SignInRepository>) {
  async function openWith(...started: SignIn[]) {
    const signIns = await open();
    for (const signIn of started) await signIns.start(signIn, letterOf(signIn));
    return signIns;
  }
  const signIn = signInNumber(1);

  it("start() keeps every field", async () => {
    const bare = signInNumber(2, { returnTo: null, browserHash: "d".repeat(64) });
    const signIns = await openWith(signIn, bare);
    expect(await signIns.findByToken(signIn.tokenHash, now)).toEqual(signIn);
    expect(await signIns.findByBrowser(bare.browserHash, now)).toEqual(bare);
  });

  it("findByToken() and findByBrowser() know no other, and none that is over", async () => {
    const signIns = await openWith(signIn);
    expect(await signIns.findByToken("e".repeat(64), now)).toBeNull();
    expect(await signIns.findByBrowser("e".repeat(64), now)).toBeNull();
    const last = new Date(end.getTime() - 1);
    expect(await signIns.findByToken(signIn.tokenHash, last)).not.toBeNull();
    expect(await signIns.findByToken(signIn.tokenHash, end)).toBeNull();
    expect(await signIns.findByBrowser(signIn.browserHash, end)).toBeNull();
  });

  it("findByBrowser() answers the latest that the browser asked for", async () => {
    const signIns = await openWith(signInNumber(2), signInNumber(1));
    expect((await signIns.findByBrowser(signIn.browserHash, now))?.id).toBe(signInNumber(2).id);
  });

  it("consume() gives it once, and of two at the same time to one", async () => {
    const signIns = await openWith(signIn);
    const taken = await Promise.all([1, 2, 3].map(() => signIns.consume(signIn.id)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await signIns.consume(signIn.id)).toBe(false);
    expect(await signIns.findByToken(signIn.tokenHash, now)).toBeNull();
    expect(await signIns.findByBrowser(signIn.browserHash, now)).toBeNull();
  });

  it("takeCodeTry() counts down to none, and then gives none", async () => {
    const signIns = await openWith(signIn);
    for (let left = codeTries - 1; left >= 0; left -= 1) {
      expect(await signIns.takeCodeTry(signIn.id)).toBe(left);
    }
    expect((await signIns.findByToken(signIn.tokenHash, now))?.codeTriesLeft).toBe(0);
    expect(await signIns.takeCodeTry(signIn.id)).toBeNull();
    expect(await signIns.consume(signIn.id)).toBe(true);
    expect(await signIns.takeCodeTry(signIn.id)).toBeNull();
  });

  it("takeCodeTry() gives no more tries to many at the same time than there are", async () => {
    const signIns = await openWith(signIn);
    const many = Array.from({ length: codeTries + 3 }, () => signIns.takeCodeTry(signIn.id));
    const left = (await Promise.all(many)).filter((one) => one !== null);
    expect(left.toSorted()).toEqual(Array.from({ length: codeTries }, (_, at) => at));
  });
}
