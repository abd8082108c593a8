/** Pending loads of lazy components on the server; the server renders only after all are done. */
export const chunksOnServer: Promise<unknown>[] = [];

let loaded = 0;

/** Waits for all lazy components, including those that they load in turn. */
export async function untilChunksLoaded(): Promise<void> {
  while (loaded < chunksOnServer.length) {
    const count = chunksOnServer.length;
    await Promise.all(chunksOnServer);
    loaded = count;
  }
}
