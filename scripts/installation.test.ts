import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { attachmentLimits } from "../domain/attachments/attachment.ts";
import { pictureBounds } from "../domain/pictures/picture-bounds.ts";
import { writeSbom } from "./command/write-sbom.ts";

const read = (path: string) => readFileSync(path, "utf8");
const manifest = JSON.parse(read("package.json"));
const lock = JSON.parse(read("deno.lock"));
const image = read("Dockerfile");
const guide = read("docs/operating/install.md");

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

test("an install that fails ends with one sentence on what to look at, and no stack of ours [Z28]", () => {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-no-install-"));
  try {
    for (const name of ["package.json", "deno.json", "deno.lock"])
      copyFileSync(name, join(folder, name));
    // a file where the cache should be
    writeFileSync(join(folder, "cache"), "");
    const { status, stderr } = spawnSync(
      process.execPath,
      ["run", "-A", resolve("scripts/install.ts")],
      { cwd: folder, encoding: "utf8", env: { ...process.env, DENO_DIR: join(folder, "cache") } },
    );
    expect(status).toBe(1);
    expect(stderr.trim().split("\n").at(-1)).toMatch(/^Nothing was installed\. .*DENO_DIR/);
    expect(stderr).not.toMatch(/install\.ts|InstallError/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the bill of materials names every package of deno.lock", () => {
  const plain = (name: string) => name.replace(/(?<=.@[^_]+)_.*$/, "");
  const locked = new Set(Object.keys(lock.npm).map(plain));
  const components = writeSbom(manifest, lock).components as { name: string; version: string }[];
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.sort()).toEqual([...locked].sort());
});

test("one version of Deno everywhere, one release, and workflows that may do little", () => {
  const version = /deno@([\d.]+)/.exec(read(".ci/run"))?.[1] ?? "";
  const workflows = ["ci", "release"].map((name) => read(`.github/workflows/${name}.yml`));
  for (const text of [read("README.md"), read("CONTRIBUTING.md"), guide, image, ...workflows]) {
    const named = text.matchAll(/deno(?:@|:debian-|-version: |" )v?(\d+\.\d+\.\d+)/g);
    for (const [, one] of named) expect(one).toBe(version);
  }
  for (const text of workflows) expect(text).toMatch(/^permissions: \{ contents: read \}$/m);
  // the release's notes are this part
  expect(read("CHANGELOG.md")).toContain(`\n## ${manifest.version}\n`);
});

const permissions = (text: string) => text.match(/--(?:allow|no-prompt)[\w-]*(?:=[\w,]+)?|-A\b/g);

test("server and worker run with the same few permissions in an image and under systemd", () => {
  const entry = /^ENTRYPOINT (.*)$/m.exec(image)?.[1] ?? "";
  const unit =
    /^ExecStart=([\s\S]*?)\nRestart/m.exec(read("deploy/boothwright.service"))?.[1] ?? "";
  const few = ["--no-prompt", "--allow-net", "--allow-env", "--allow-read", "--allow-write"];
  few.push("--allow-sys=cpus,hostname,networkInterfaces,statfs", "--allow-ffi");
  for (const command of [entry, unit]) {
    expect(permissions(command)?.sort()).toEqual(few.sort());
    for (const name of ["read", "write", "ffi"]) expect(command).toContain(`--allow-${name}=/`);
  }
});

test("the systemd unit takes from the server what it doesn't need [Z17]", () => {
  const unit = read("deploy/boothwright.service");
  for (const line of [
    "NoNewPrivileges=true",
    "ProtectSystem=strict",
    "ProtectHome=true",
    "PrivateTmp=true",
    "PrivateDevices=true",
    "CapabilityBoundingSet=",
    "RestrictSUIDSGID=true",
    "SystemCallFilter=@system-service",
  ])
    expect(unit.split("\n")).toContain(line);
  const [, written] = /^ReadWritePaths=(.*)$/m.exec(unit) ?? [];
  expect(unit).toContain(`--allow-write=${written} `);
  const { status, error, stdout } = spawnSync(
    "systemd-analyze",
    ["security", "--offline=true", "--threshold=20", "deploy/boothwright.service"],
    { encoding: "utf8" },
  );
  // where systemd is: its own verdict on the exposure, in tenths
  if (!error) expect(status, stdout).toBe(0);
});

test("everything on Kubernetes runs without rights, in a read-only tree, with bounds [Z22]", () => {
  const parts = read("deploy/kubernetes.yaml").split(/^---$/m);
  const working = parts.filter((part) => part.includes("containers:"));
  const kinds = working.map((part) => /^kind: (.*)$/m.exec(part)?.[1]);
  expect(kinds).toEqual(["Job", "CronJob", "Deployment", "StatefulSet"]);
  for (const part of working) {
    for (const line of [
      /runAsNonRoot: true/,
      /automountServiceAccountToken: false/,
      /readOnlyRootFilesystem: true/,
      /capabilities: \{ drop: \[ALL\] \}/,
      /requests: \{ cpu: \w+, memory: \w+ \}/,
      /limits: \{ memory: 1Gi \}/,
      /mountPath: \/data/,
    ])
      expect(part).toMatch(line);
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

const proxy = read("deploy/nginx.conf");

test("the proxy and the container bound what one client can take", () => {
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
  expect(read("docker-compose.yml")).toMatch(/^ {2}mem_limit: \d+[gm]$/m);
});

const { paths } = JSON.parse(read("app-server/contract/openapi.golden.json"));
const token = "MDE5MGMwMDA.eyJhIjoxfQ-_x";

test("the proxy takes what the app takes of each upload, and no more of anything else", () => {
  const limit = /client_max_body_size (\d+)m;/;
  const megabytes = (text: string) => Number(limit.exec(text)?.[1]);
  const blocks = [...proxy.matchAll(/location (=|~) (\S+) \{([^}]*)\}/g)];
  const taken = (path: string) => {
    const block = blocks.find(([, kind, where = ""]) =>
      kind === "=" ? where === path : new RegExp(where).test(path),
    );
    return megabytes(limit.test(block?.[3] ?? "") ? `${block?.[3]}` : proxy) * 1024 * 1024;
  };
  const uploads: Record<string, number> = {
    "/api/pictures": pictureBounds.bytes,
    "/api/attachments": attachmentLimits.bytes,
    "/api/respond/{token}/attachments": attachmentLimits.bytes,
    "/api/punch/{id}/photos": attachmentLimits.bytes,
    "/api/site/{token}/photos/{id}": attachmentLimits.bytes,
    "/api/vetting/documents": attachmentLimits.bytes,
  };
  const isUpload = (path: string) =>
    paths[path].post?.requestBody?.content["multipart/form-data"] !== undefined;
  expect(Object.keys(paths).filter(isUpload).sort()).toEqual(Object.keys(uploads).sort());
  for (const path of Object.keys(paths)) {
    const bytes = taken(path.replace(/\{\w+\}/g, token));
    const largest = uploads[path];
    // what stands around the file in the form
    if (largest) expect(bytes, path).toBeGreaterThan(largest + 64 * 1024);
    else expect(bytes, path).toBe(1024 * 1024);
  }
});

test("the proxy logs no query and no token of a link in an invitation or for a crew [Q25] [T18]", () => {
  const format = /log_format lines '([^']*)'/.exec(proxy)?.[1] ?? "";
  expect(format).toContain('$logged_path"');
  expect(format).not.toMatch(/\$(uri|request|request_uri|args|query_string|http_\w+)\b/);
  expect(proxy.match(/access_log .*;/g)).toEqual(["access_log /var/log/nginx/access.log lines;"]);
  // its errors have the whole request line
  expect(proxy.match(/error_log .*;/g)).toEqual(["error_log /var/log/nginx/error.log crit;"]);
  const [, pattern = "", words = ""] = /"~\*([^"]+)" (\S+);/.exec(proxy) ?? [];
  const logged = (path: string) => {
    const found = new RegExp(pattern, "i").exec(path);
    return found ? words.replace(/\$(\w+)/g, (_, name) => found.groups?.[name] ?? "") : path;
  };
  for (const [path, line] of [
    [`/respond/${token}`, "/respond/:token"],
    [`/respond/${token}.data`, "/respond/:token"],
    [`//Respond//${token}/`, "//Respond/:token"],
    [`/api/respond/${token}`, "/api/respond/:token"],
    [`/api/respond/${token}/take-back`, "/api/respond/:token/take-back"],
    [`/site/${token}`, "/site/:token"],
    [`/api/site/${token}`, "/api/site/:token"],
    [`/api/site/${token}/photos/1`, "/api/site/:token/photos"],
    [`/api/references/${token}`, "/api/references/:token"],
    [`/calendar/${token}.ics`, "/calendar/:token"],
    ["/trade-show-calendar", "/trade-show-calendar"],
    ["/references/1", "/references/1"],
    ["/api/quote-responses/1", "/api/quote-responses/1"],
  ] as const) {
    expect(logged(path)).toBe(line);
  }
  // addresses with a token in their path
  const documents = "app-server/http/documents";
  const sources = readdirSync(documents)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => read(`${documents}/${name}`));
  const routes = [read("web/routes.ts"), ...Object.keys(paths), ...sources].join("\n");
  for (const [, path] of routes.matchAll(/([\w/-]*)\/(?::token|\{token\})/g)) {
    expect(path).toMatch(/^((\/api\/)?(respond|site)|\/api\/references|\/calendar)$/);
  }
});
