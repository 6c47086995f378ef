# The site in a container: docs/operating.md, "In a container".
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV CI=true PATH=/app/node_modules/.bin:$PATH
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY react-router.config.ts tsconfig.json vite.config.ts ./
COPY app app
COPY build-tools build-tools
COPY db db
COPY docs/for-forfatteren.md docs/
COPY public public
COPY scripts/prepare.mjs scripts/runtime-modules.mjs scripts/
COPY server server
RUN npm run build && node scripts/runtime-modules.mjs /modules
# The software bill of materials, in the CycloneDX format.
RUN npm sbom --omit dev --sbom-format cyclonedx > /sbom.json

# The Node that runs the site is the one that the lock file names.
FROM debian:12.12-slim
WORKDIR /app
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_OPTIONS=--max-semi-space-size=16
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /modules node_modules
COPY --from=build /app/build build
COPY --from=build /sbom.json ./
COPY LICENSE package.json ./
COPY sample sample
RUN mkdir node_modules/.bin && ln -s ../node/bin/node node_modules/.bin/node \
 && useradd --system --uid 10001 skrivestue \
 && install --directory --owner=skrivestue --mode=0700 /data
USER skrivestue
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
