# Three stages: one builds with everything, one fetches what runs, and what is shipped has neither sources nor tools.
# what it builds is the same for every processor
FROM --platform=$BUILDPLATFORM denoland/deno:debian-2.9.6 AS build
WORKDIR /app
COPY package.json deno.json deno.lock ./
RUN deno install --quiet --frozen
COPY . .
RUN deno task build

FROM denoland/deno:debian-2.9.6 AS modules
WORKDIR /app
COPY package.json deno.json deno.lock ./
COPY deno.lock /tmp/checked.lock
# `deno install --prod` still unpacks all that the lock file knows: 710 MB against 270. The build's tools have done
# their work, and the embedded PostgreSQL is for development, production has DATABASE_URL. The lock file shrinks with the list, so this cannot be
# --frozen: instead nothing may be installed that the checked lock file does not name with the same checksum
RUN deno eval 'const file = JSON.parse(Deno.readTextFileSync("package.json")); \
    delete file.devDependencies; \
    for (const name of ["embedded-postgres", "vite", "@hono/vite-dev-server", "@react-router/dev", "@vanilla-extract/vite-plugin"]) \
      delete file.dependencies[name]; \
    Deno.writeTextFileSync("package.json", JSON.stringify(file));' \
  && deno install --quiet \
  && deno eval 'const packagesOf = (path) => JSON.parse(Deno.readTextFileSync(path)).npm; \
    const checked = packagesOf("/tmp/checked.lock"); \
    const strange = Object.entries(packagesOf("deno.lock")).filter( \
      ([name, { integrity }]) => checked[name]?.integrity !== integrity); \
    if (strange.length > 0) throw new Error(`Not in deno.lock: ${strange.map(([name]) => name)}`);'

FROM denoland/deno:debian-2.9.6
ENV NODE_ENV=production APP_ENV=production PORT=8000 DATA_DIR=/data
WORKDIR /app
COPY --from=modules /app ./
COPY --from=build /app/build ./build
RUN mkdir /data && chown deno /data
VOLUME /data
USER deno
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["deno", "eval", "const r = await fetch(`http://127.0.0.1:${Deno.env.get('PORT')}/healthz`); Deno.exit(r.ok ? 0 : 1)"]
# it may listen, connect, read its own files, and keep pictures in /data; the picture library is native code,
# hence --allow-ffi. The commands beside the server, such as migrate.js and doctor.js: docs/operating/run.md
ENTRYPOINT ["deno", "run", "--no-prompt", "--node-modules-dir=manual", "--v8-flags=--heap-growing-percent=70", "--allow-net", "--allow-env", "--allow-sys=cpus,hostname,networkInterfaces,statfs", "--allow-read=/app/build,/app/node_modules,/data", "--allow-write=/data", "--allow-ffi=/app/node_modules"]
CMD ["build/server/index.js"]
