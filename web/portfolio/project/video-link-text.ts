const hosts: Record<string, string> = {
  "youtube.com": "YouTube",
  "youtube-nocookie.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "player.vimeo.com": "Vimeo",
};

/** Where a video is watched: "Watch on YouTube", or the host's own name. */
export function videoLinkText(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  return `Watch on ${hosts[host] ?? (host || "another site")}`;
}
