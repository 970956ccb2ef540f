FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_DISABLE_COMPILE_CACHE=1 \
    NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=320"
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund && mkdir /data && chown node:node /data
COPY --from=build /app/src ./src
COPY --from=build /app/db ./db
COPY --from=build /app/content ./content
COPY --from=build /app/public ./public
COPY --from=build /app/tools/jsx.ts /app/tools/package-files.ts ./tools/
COPY --from=build /app/build ./build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--import", "./tools/jsx.ts", "src/app/main.ts"]
