/** Whether a host name, or an IP address with or without brackets, means this machine. */
export function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$|\.localhost$/i.test(bare);
}
