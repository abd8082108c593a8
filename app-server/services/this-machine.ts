/** Whether a host name, or an address with brackets or without, means this machine and no other. */
export function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$|\.localhost$/i.test(bare);
}
