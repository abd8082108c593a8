import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ada } from "../../../domain/accounts/examples.ts";
import type { MediaKey } from "../../../domain/pictures/media.ts";
import { noteLinkedPictures, queueNoCopies } from "../sql/linked-pictures.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresPictureRepository } from "./picture-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());
beforeEach(() => tables.fill());

const hash = "a".repeat(32);
const key = `${hash}.webp` as MediaKey;
const [old, before, now] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 10, day))) as [
  Date,
  Date,
  Date,
];
const repository = () => createPostgresPictureRepository(tables.newEm());
const note = (at: Date) => repository().noteUpload({ key, userId: ada.id, at });
const stored = () => runSql(tables.newEm(), "select key, uploaded_at from picture");

test("listUnused() has the old ones that nothing shows, the oldest first", async () => {
  const shown = `${"b".repeat(32)}.webp` as MediaKey;
  const older = `${"c".repeat(32)}.webp` as MediaKey;
  await note(old);
  await repository().noteUpload({ key: shown, userId: null, at: old });
  await repository().noteUpload({ key: older, userId: null, at: new Date(old.getTime() - 1) });
  await repository().noteUpload({
    key: `${"d".repeat(32)}.webp` as MediaKey,
    userId: null,
    at: now,
  });
  const url = `/img/media/${"b".repeat(32)}-9x9-clear.webp`;
  await runSql(tables.newEm(), "update users set profile_image_url = $1 where id = $2", [
    url,
    ada.id,
  ]);
  expect(await repository().listUnused(before, 10)).toEqual([older, key]);
});

test("forget() leaves a picture that was uploaded, or saved in a form, since it was found unused", async () => {
  const disposed: string[] = [];
  const forget = () => repository().forget(key, before, async (each) => void disposed.push(each));
  await note(old);
  await note(now);
  await forget();
  await note(old);
  const em = tables.newEm();
  await em.transactional((em) =>
    noteLinkedPictures(em, queueNoCopies, [`/img/media/${hash}-9x9-clear.webp`]),
  );
  await forget();
  expect(disposed).toEqual([]);
  expect(await stored()).toHaveLength(1);
  await note(old);
  await forget();
  expect(disposed).toEqual([key]);
  expect(await stored()).toEqual([]);
});

test("forget() lets an upload of the same picture wait until its bytes are gone", async () => {
  await note(old);
  const steps: string[] = [];
  let upload: Promise<unknown> | undefined;
  await repository().forget(key, before, async () => {
    upload = note(now).then(() => steps.push("noted"));
    await sleep(200);
    steps.push("disposed");
  });
  await upload;
  expect(steps).toEqual(["disposed", "noted"]);
  expect(await stored()).toEqual([{ key, uploaded_at: now }]);
});

test("forget() keeps a picture whose bytes could not be removed", async () => {
  await note(old);
  const failing = repository().forget(key, before, () => Promise.reject(new Error("full")));
  await expect(failing).rejects.toThrow("full");
  expect(await stored()).toHaveLength(1);
});
