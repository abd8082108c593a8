const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)([/?#].*)?$/;

/**
 * One URL per host of `postgresql://name:password@host1:5432,host2:5432/name`, the libpq syntax for
 * several hosts. Empty for any other text.
 */
export function hostsOf(url: string): string[] {
  const [, before, hosts = "", after = ""] = parts.exec(url) ?? [];
  const each = hosts.split(",").map((host) => `${before}${host}${after}`);
  return before !== undefined && each.every((one) => URL.canParse(one)) ? each : [];
}
