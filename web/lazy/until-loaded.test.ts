import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, showToast, toastStore } from "../ui/feedback/toast-store.ts";
import { untilLoaded } from "./until-loaded.ts";

// tests of other files share the store
const closeAny = () => closeToast(toastStore.read()?.id ?? 0);

beforeEach(() => {
  vi.useFakeTimers();
  closeAny();
});
afterEach(() => {
  closeAny();
  vi.runAllTimers();
  vi.useRealTimers();
});

const failing = (times: number) => {
  const load = vi.fn(async () => "piece");
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError("no line"));
  return load;
};

test("untilLoaded() says once that a script can't be fetched, and goes on until it can", async () => {
  const load = failing(3);
  const loading = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  const said = toastStore.read();
  expect(said).toMatchObject({ title: "Part of this page hasn't loaded", open: true });
  await vi.advanceTimersByTimeAsync(4000);
  expect(toastStore.read()).toBe(said);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loading).toBe("piece");
  expect(load).toHaveBeenCalledTimes(4);
  expect(toastStore.read()).toMatchObject({ id: said?.id, open: false });
});

test("untilLoaded() leaves the toast that is being read", async () => {
  showToast({ title: "Message Not Sent", tone: "critical" });
  const loading = untilLoaded(failing(1));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await loading).toBe("piece");
  expect(toastStore.read()).toMatchObject({ title: "Message Not Sent", open: true });
});

test("untilLoaded() says nothing of a script that is there", async () => {
  const before = toastStore.read();
  expect(await untilLoaded(failing(0))).toBe("piece");
  expect(toastStore.read()).toBe(before);
});
