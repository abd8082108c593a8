import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const present = 1;
const verified = 4;
const attested = 64;

type Lies = { origin?: string; flags?: number; count?: number; userHandle?: string };

/** A device with one passkey for the site at `origin`, as the standard has it, or as a test wants it to lie. */
export function createTestPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let used = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authData(flags: number, count: number, rest: Uint8Array = new Uint8Array()) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const site = sha256(new URL(origin).hostname);
    return Buffer.concat([site, Buffer.from([flags]), counter, rest]);
  }
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** The browser's response to a registration. */
    make({ challenge }: { challenge: string }, lies: Lies = {}) {
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const credential = [Buffer.alloc(16), Buffer.from([0, 32]), credentialId, key];
      const flags = lies.flags ?? present + verified;
      const data = authData(flags + attested, lies.count ?? 0, Buffer.concat(credential));
      const object = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]);
      const clientDataJSON = text(clientData("webauthn.create", challenge, lies.origin));
      return answer({ clientDataJSON, attestationObject: text(object), transports: ["internal"] });
    },
    /** The browser's response to an authentication; increments the counter each time. */
    prove({ challenge }: { challenge: string }, lies: Lies = {}) {
      used += 1;
      const data = authData(lies.flags ?? present + verified, lies.count ?? used);
      const said = clientData("webauthn.get", challenge, lies.origin);
      const signed = createSign("SHA256").update(Buffer.concat([data, sha256(said)]));
      return answer({
        clientDataJSON: text(said),
        authenticatorData: text(data),
        signature: text(signed.sign(privateKey)),
        ...(lies.userHandle && { userHandle: text(Buffer.from(lies.userHandle)) }),
      });
    },
  };
}
