import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeSbom } from "./command/write-sbom.ts";

const read = (path: string) => readFileSync(path, "utf8");
const manifest = JSON.parse(read("package.json"));
const lock = JSON.parse(read("deno.lock"));
const image = read("Dockerfile");
const guide = read("docs/operating.md");

const installs = (text: string) =>
  text.split("\n").filter((line) => /^[^#]*\bdeno(@[\d.]+)? install\b/.test(line));

test("CI, servers and images install what deno.lock names, and nothing else", () => {
  for (const [name, lines] of [
    ["CI", installs(read(".ci/run"))],
    ["the operator's guide", installs(guide)],
  ] as const) {
    expect(lines.length, name).toBeGreaterThan(0);
    for (const line of lines) expect(line, name).toContain("--frozen");
  }
  const [first, second, ...more] = installs(image);
  expect(first).toContain("--frozen");
  expect(more).toEqual([]);
  // the second one cannot be frozen: what it has installed is compared with the lock file
  const after = image.slice(image.indexOf(`${second}`));
  expect(after).toMatch(/checked\[name\]\?\.integrity !== integrity[\s\S]*throw new Error/);
});

test("deno.lock is in step with package.json, and has a checksum of every package", () => {
  const wanted = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  // a package under another name stands by its own: "npm:typescript@7.0.2"
  const named = wanted.map(([name, version]) =>
    version.startsWith("npm:") ? version : `npm:${name}@${version}`,
  );
  expect(lock.workspace.packageJson.dependencies).toEqual(named.sort());
  for (const [name, { integrity }] of Object.entries<{ integrity?: string }>(lock.npm)) {
    expect(integrity, name).toMatch(/^sha512-/);
  }
});

test("the bill of materials names every package of deno.lock", () => {
  const plain = (name: string) => name.replace(/(?<=.@[^_]+)_.*$/, "");
  const locked = new Set(Object.keys(lock.npm).map(plain));
  const components = writeSbom(manifest, lock).components as { name: string; version: string }[];
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.sort()).toEqual([...locked].sort());
});

const permissions = (text: string) => text.match(/--(?:allow|no-prompt)[\w-]*(?:=[\w,]+)?|-A\b/g);

test("server and worker run with the same few permissions in an image and under systemd", () => {
  const entry = /^ENTRYPOINT (.*)$/m.exec(image)?.[1] ?? "";
  const unit = /^ *ExecStart=([\s\S]*?)\n *Restart/m.exec(guide)?.[1] ?? "";
  const few = ["--no-prompt", "--allow-net", "--allow-env", "--allow-read", "--allow-write"];
  few.push("--allow-sys=cpus,hostname,networkInterfaces,statfs", "--allow-ffi");
  for (const command of [entry, unit]) {
    expect(permissions(command)?.sort()).toEqual(few.sort());
    for (const name of ["read", "write", "ffi"]) expect(command).toContain(`--allow-${name}=/`);
  }
});

test("security.md says how soon a weakness is mended", () => {
  const promises = read("docs/security.md");
  for (const [severity, time] of [
    ["critical", "72 hours"],
    ["high", "7 days"],
    ["other", "30 days"],
  ]) {
    expect(promises).toMatch(new RegExp(`^\\| ${severity}[^|]*\\| ${time} \\|$`, "m"));
  }
});

test("the proxy and the container bound what one client can take, and the proxy logs no query", () => {
  const proxy = read("deploy/nginx.conf");
  for (const line of [
    /limit_req_zone \$write_key zone=posts:/,
    /limit_req_zone \$read_key zone=reads:/,
    /^ *GET \$binary_remote_addr;/m,
    /^ *limit_req zone=posts /m,
    /^ *limit_req zone=reads /m,
    /^ *limit_conn clients \d+;/m,
    /proxy_set_header X-Forwarded-For \$remote_addr;/,
  ]) {
    expect(proxy).toMatch(line);
  }
  const format = /log_format lines '([^']*)'/.exec(proxy)?.[1] ?? "";
  expect(format).toContain('$uri"');
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(proxy.match(/access_log .*;/g)).toEqual(["access_log /var/log/nginx/access.log lines;"]);
  expect(read("docker-compose.yml")).toMatch(/^ {2}mem_limit: \d+[gm]$/m);
});
