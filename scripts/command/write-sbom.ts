type Manifest = { name: string; version: string; license: string };
type Lock = {
  specifiers: Record<string, string>;
  npm: Record<string, { integrity?: string; dependencies?: string[] }>;
};

/**
 * The packages of a `deno.lock` (version 5) as a CycloneDX 1.6 document. A key of the lock file is
 * `name@version`, with `_` before the peers that it was resolved with; a package with different
 * peers is listed once.
 */
export function writeSbom({ name, version, license }: Manifest, { specifiers, npm }: Lock) {
  const root = `pkg:npm/${name}@${version}`;
  const packages = Object.entries(npm).map(([key, entry]) => ({
    key,
    ...entry,
    purl: purlOf(key),
  }));
  // a dependency has no version if the lock file has only one with that name
  const purlByName = new Map(packages.map(({ key, purl }) => [nameOf(key), purl]));
  const purlByKey = new Map(packages.map(({ key, purl }) => [key, purl]));
  function find(text: string): string {
    // an alias is written as `its-name@npm:name@version`
    const real = text.split("@npm:")[1] ?? text;
    return purlByKey.get(real) ?? purlByName.get(real) ?? purlOf(real);
  }
  const direct = Object.entries(specifiers).map(([specifier, resolved]) =>
    find(`${nameOf(specifier.replace(/^npm:/, ""))}@${resolved}`),
  );

  const dependencies = new Map<string, Set<string>>([[root, new Set(direct)]]);
  const components = new Map<string, object>();
  for (const { key, purl, integrity, dependencies: needed = [] } of packages) {
    const known = dependencies.get(purl) ?? new Set();
    for (const one of needed) known.add(find(one));
    dependencies.set(purl, known);
    components.set(purl, {
      type: "library",
      "bom-ref": purl,
      name: nameOf(key),
      version: versionOf(key),
      purl,
      ...(integrity && { hashes: [hashOf(integrity)] }),
    });
  }
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": root,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on].sort() })),
  };
}

/** The package name in a key: `@scope/name` in `@scope/name@1.2.3_peer@4.5.6`. */
function nameOf(key: string): string {
  return key.slice(0, key.indexOf("@", 1) === -1 ? undefined : key.indexOf("@", 1));
}

function versionOf(key: string): string {
  return key.slice(nameOf(key).length + 1).split("_")[0] ?? "";
}

function purlOf(key: string): string {
  return `pkg:npm/${nameOf(key).replace("@", "%40")}@${versionOf(key)}`;
}

/**
 * Converts an integrity such as `sha512-` with base64 to CycloneDX's format, which is hexadecimal.
 */
function hashOf(integrity: string) {
  const algorithm = integrity.slice(0, integrity.indexOf("-"));
  const content = Buffer.from(integrity.slice(algorithm.length + 1), "base64").toString("hex");
  return { alg: algorithm.replace("sha", "SHA-"), content };
}
