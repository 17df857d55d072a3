# The gateway with the built pages. Without GEMINI_API_KEY the collection answers.
#   docker build -t cobek . && docker run --rm -p 3000:3000 cobek

# Node 24.18, by digest: the same bytes whoever builds. A newer one:
#   docker buildx imagetools inspect node:24-bookworm-slim
ARG NODE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE} AS base
WORKDIR /cobek
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci
COPY . .
RUN npm run build

FROM base AS dependencies
RUN npm ci --omit=dev

FROM ${NODE}
# Inside a container the gateway has to listen to more than itself.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /cobek
# Says that the built files are modules.
COPY package.json ./
COPY --from=dependencies /cobek/node_modules ./node_modules
COPY --from=build /cobek/dist ./dist
COPY --from=build /cobek/dist-gateway ./dist-gateway
USER node
EXPOSE 3000
# 503 only while it stops: a gateway that has lost Redis answers on and must not be restarted for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The same options as `npm start`: docs/decisions/0007-node-options-of-the-gateway.md.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "--always-sparkplug", "dist-gateway/main.js"]
