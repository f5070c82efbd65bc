# The site, without a backend: it talks to the Supabase of its environment. docs/operations/deploying.md
# The same as .nvmrc: its time zone data is what the site says of clocks (docs/product/content.md).
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json ./
COPY art/package.json art/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Part of the prerendered pages: other values need another build.
ARG SITE_URL
ARG TAG_MANAGER_ID=
ARG SOCIAL_PIXEL_ID=
ARG SEARCH_PAUSED=
ARG HOTEL_PHOTO_HOSTS=
ARG STREET_MAP_STYLE=https://tiles.openfreemap.org/styles/liberty
RUN test -n "$SITE_URL" || { echo "Say where the site will be: --build-arg SITE_URL=https://www.example.com"; exit 1; }
# The image has its own Node; the compilers have done their work.
RUN npm run build && rm -rf .next/cache node_modules/node node_modules/typescript node_modules/@typescript node_modules/tailwindcss node_modules/@tailwindcss

FROM base
ENV NODE_ENV=production PORT=3000
# Read at the start as well, and the same then: links in mail, and what the server of pictures may fetch.
ARG SITE_URL
ARG HOTEL_PHOTO_HOSTS=
ARG STREET_MAP_STYLE=https://tiles.openfreemap.org/styles/liberty
ENV SITE_URL=$SITE_URL HOTEL_PHOTO_HOSTS=$HOTEL_PHOTO_HOSTS STREET_MAP_STYLE=$STREET_MAP_STYLE
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/package.json /site/next.config.mjs ./
# What next.config.mjs and the start script read.
COPY --from=build /site/content ./content
COPY --from=build /site/lib ./lib
COPY --from=build /site/scripts ./scripts
COPY --from=build /site/public ./public
# Written at the start (where Supabase is) and while running (pictures in other sizes).
COPY --from=build --chown=node:node /site/.next ./.next
USER node
EXPOSE 3000
# Alive, not ready: without its backend the site still serves its pages, and starting it anew mends nothing.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health?probe=alive`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# In MB: docs/operations/deploying.md.
CMD ["node", "--max-old-space-size=768", "scripts/serve.mjs"]
