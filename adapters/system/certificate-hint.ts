type Hint = { found: string; todo: string };

const hints: { pattern: RegExp; hint: Hint }[] = [
  {
    pattern:
      /^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|(DEPTH_ZERO_)?SELF_SIGNED_CERT(_IN_CHAIN)?)$|UnknownIssuer|CaUsedAsEndEntity|self-signed certificate|unable to (verify the first|get (local )?issuer) certificate/,
    hint: {
      found: "its certificate is of an authority that this machine does not know",
      todo: "name the authority's certificate in NODE_EXTRA_CA_CERTS: docs/operating/run.md, A certificate authority of your own",
    },
  },
  {
    pattern: /^ERR_TLS_CERT_ALTNAME_INVALID$|certificate not valid for name|NotValidForName/,
    hint: {
      found: "its certificate is of another host's name",
      todo: "name the host as its certificate does, or have a certificate made for this name",
    },
  },
  {
    pattern:
      /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$|invalid peer certificate: (certificate )?(expired|not valid yet|Expired|NotValidYet)/,
    hint: {
      found: "its certificate is not valid today",
      todo: "have the certificate renewed, and look at this machine's clock",
    },
  },
];

/** The fault in a server's certificate and its fix; undefined when the error isn't about one. */
export function certificateHint(error: unknown): Hint | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "" } = error as { code?: unknown };
  const known = hints.find(({ pattern }) => pattern.test(`${code}`) || pattern.test(error.message));
  return known?.hint ?? certificateHint(error.cause);
}
