const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)([/?#].*)?$/;

/**
 * One address for each host of `postgresql://name:password@host1:5432,host2:5432/name`, which is how PostgreSQL's own clients
 * write several. Empty when it is no such address.
 */
export function hostsOf(url: string): string[] {
  const [, before, hosts = "", after = ""] = parts.exec(url) ?? [];
  const each = hosts.split(",").map((host) => `${before}${host}${after}`);
  return before !== undefined && each.every((one) => URL.canParse(one)) ? each : [];
}
