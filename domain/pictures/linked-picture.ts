const ownPath = "/img/linked";
const webAddress = /^https?:\/\//i;

/** Where a picture is shown from: one that lies on another host by the path of this site's copy, any other as it is. */
export function shownPicture(url: string): string {
  return webAddress.test(url) ? `${ownPath}?url=${encodeURIComponent(url)}` : url;
}

/** The same where there may be none. */
export function shownPictureOrNone(url: string | null): string | null {
  return url === null ? null : shownPicture(url);
}

/** The link that such a path stands for; null for any other text. */
export function readLinkedPath(path: string): string | null {
  const [, sent] = /^\/img\/linked\?url=([^&]+)$/.exec(path) ?? [];
  if (sent === undefined) return null;
  try {
    const url = decodeURIComponent(sent);
    return webAddress.test(url) ? url : null;
  } catch {
    return null;
  }
}

/** How long after each try that may yet succeed the next one comes; after the last there is none. */
const pausesMinutes = [1, 10, 60, 6 * 60];

/** When to try once more after so many tries; null when it was the last one. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const minutes = pausesMinutes[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
