/** The late pieces that the server is still loading; nothing is rendered before they are there. */
export const chunksOnServer: Promise<unknown>[] = [];
