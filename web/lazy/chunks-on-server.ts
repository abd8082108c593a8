/** The late pieces that the server loads; nothing is rendered before they are there. */
export const chunksOnServer: Promise<unknown>[] = [];

let loaded = 0;

/** Waits for all late pieces, and for those that they load in turn. */
export async function untilChunksLoaded(): Promise<void> {
  while (loaded < chunksOnServer.length) {
    const count = chunksOnServer.length;
    await Promise.all(chunksOnServer);
    loaded = count;
  }
}
