import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addRegion, closeFailureToast, closeToast, showToast, toastStore } from "./toast-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("showToast() shows one toast, the latest", () => {
  showToast({ title: "One" });
  showToast({ title: "Two", tone: "critical" });
  expect(toastStore.read()).toMatchObject({ title: "Two", tone: "critical", open: true });
});

test("closeToast() hides a toast at once and forgets it after the removal delay", () => {
  showToast({ title: "Done" });
  const id = toastStore.read()?.id ?? 0;
  closeToast(id);
  expect(toastStore.read()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(999_999);
  expect(toastStore.read()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toBeNull();
});

test("closeToast() leaves a newer toast alone", () => {
  showToast({ title: "Old" });
  const old = toastStore.read()?.id ?? 0;
  showToast({ title: "New" });
  closeToast(old);
  expect(toastStore.read()).toMatchObject({ title: "New", open: true });
});

test("closeFailureToast() takes away what failed, and nothing else", () => {
  showToast({ title: "Saved", tone: "positive" });
  closeFailureToast();
  expect(toastStore.read()).toMatchObject({ title: "Saved", open: true });
  showToast({ title: "Not saved", tone: "critical" });
  closeFailureToast();
  expect(toastStore.read()).toMatchObject({ title: "Not saved", open: false });
});

test("subscribe() hears every change until it is ended", () => {
  const heard = vi.fn();
  const end = toastStore.subscribe(heard);
  showToast({ title: "Heard" });
  end();
  showToast({ title: "Not heard" });
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a dialog's region shows toasts that come while it is open, and those that stay, so that they can be pressed [X02]", () => {
  const leavePage = addRegion("page");
  showToast({ title: "Saved" });
  const closeDialog = addRegion("dialog");
  expect(toastStore.readRegion()).toBe("page");
  showToast({ title: "Part of this page hasn't loaded", stays: true });
  expect(toastStore.readRegion()).toBe("dialog");
  const closeQuestion = addRegion("question");
  expect(toastStore.readRegion()).toBe("question");
  closeQuestion();
  showToast({ title: "Not saved", tone: "critical" });
  expect(toastStore.readRegion()).toBe("dialog");
  closeDialog();
  expect(toastStore.readRegion()).toBe("page");
  leavePage();
  expect(toastStore.readRegion()).toBeNull();
});
