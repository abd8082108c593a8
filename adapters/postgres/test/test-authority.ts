import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverAccount } from "../../embedded-postgres/server-account.ts";

/**
 * Creates a certificate authority and a certificate for `localhost` signed by it. Requires openssl.
 */
export function createAuthority() {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-authority-"));
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync("openssl", args, { stdio: "ignore" });
  const fresh = ["-newkey", "rsa:2048", "-nodes"];
  const ofAuthority = ["-keyout", path("ca.key"), "-out", path("ca.pem"), "-days", "2"];
  openssl("req", "-x509", ...fresh, ...ofAuthority, "-subj", "/CN=Our own authority");
  const ofServer = ["-keyout", path("server.key"), "-out", path("server.csr")];
  openssl("req", ...fresh, ...ofServer, "-subj", "/CN=localhost");
  writeFileSync(path("names"), "subjectAltName=DNS:localhost\n");
  const signed = ["-in", path("server.csr"), "-out", path("server.pem"), "-days", "2"];
  const by = ["-CA", path("ca.pem"), "-CAkey", path("ca.key"), "-CAcreateserial"];
  openssl("x509", "-req", ...signed, ...by, "-extfile", path("names"));
  // a database server reads its key as another account
  chmodSync(folder, 0o755);
  const account = serverAccount(folder);
  if (account) chownSync(path("server.key"), account.uid, account.gid);
  return {
    authority: path("ca.pem"),
    certificate: path("server.pem"),
    key: path("server.key"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
