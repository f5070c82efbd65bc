import createNextIntlPlugin from 'next-intl/plugin';
import { photoPatterns } from './lib/hotels/results/photo-hosts.ts';
import { whereParameters } from './lib/routes/streamed-pages.ts';
import { unknownPages } from './lib/routes/unknown-pages.ts';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Every address that is a page: not the Arabic tree, not the framework's, not an API, not a file. */
const englishPage = '/:path((?!(?:ar|en|api|auth|supabase|_next)(?:/|$))[^.]+)';

/** Addresses of pages in either language, without those of data and of files. */
const anyPage = '/:page((?!(?:api|auth|supabase|share|_next)(?:/|$))[^.]*)';

/** As pages of other sites are called. */
const noPageOfOurs = '/:path(.*\\.(?:html?|php|aspx?))';

/** Results over the home page: rendered for each visitor, who may go back to them. */
const openResults = [{ type: 'query', key: 'view', value: 'results' }];

/** Results with a page of their own, opened by their address. Pages of the site open the prerendered page, which searches itself. */
const drawnResults = [
  { path: '/explore/hotels/results', page: 'hotel-results', has: [{ type: 'query', key: 'destination' }] },
  { path: '/booking/multi-city', page: 'multi-city-results', has: openResults },
  ...whereParameters.map((key) => ({ path: '/explore/where', page: 'where-results', has: [{ type: 'query', key }] })),
].map(({ has, ...results }) => ({ ...results, when: { has, missing: [{ type: 'header', key: 'rsc' }] } }));

/**
 * A prerendered page may be kept, and is asked for again each time: in front of it middleware leads to languages and guards, and a
 * new build has other scripts. Who is signed in keeps their pages to themselves.
 */
const pageCaching = [
  ...['/', anyPage].map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
  })),
  {
    source: '/:locale(ar)?/:area(dashboard|desk)/:rest*',
    headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
  },
  { source: '/:locale(ar)?', has: openResults, headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
  {
    source: '/:locale(ar)?/explore/hotels/stay/:hotel',
    has: [{ type: 'query', key: 'checkin' }],
    headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
  },
  { source: '/:locale(ar)?/travel/booking/:package', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
  { source: '/:locale(ar)?/booking/passenger-info', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
  ...['booking/travellers', 'trip-plan'].map((page) => ({
    source: `/:locale(ar)?/${page}`,
    headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
  })),
  // What was posted without script.
  {
    source: '/:locale(ar)?/booking/:step(passenger-info|confirmation)',
    has: [{ type: 'query', key: 'posted' }],
    headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
  },
  ...drawnResults.map(({ path, when }) => ({
    source: `/:locale(ar)?${path}`,
    ...when,
    headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
  })),
];

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  // Scripts are allowed one by one in each page's own meta tag (lib/security/page-policy.ts); what a meta tag cannot say stands here.
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'" },
];

/** Pages made for each request have no scripts to name: they serve those without, and run none (docs/engineering/site-server.md). */
const withoutScripts =
  "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src 'none'; frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'";

/** @type {import('next').NextConfig} */
const config = {
  reactCompiler: true,
  // `npm test` checks the types; a build that checks them too takes 20 s longer.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    turbopackRustReactCompiler: true,
    cpus: 2,
    // What is published is in the memory of this process, never in the build: another process, or the next one, may have other content.
    isrFlushToDisk: false,
    // A site is built from a fresh copy, or after a change: to store what a second build could use takes a sixth of the first. No map is served.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  // For all pages, when something on all of them was published.
  cacheMaxMemorySize: 150_000_000,
  poweredByHeader: false,
  // A page that is streamed has its title in its head, for every visitor.
  htmlLimitedBots: /.*/,
  // Photographs of hotels are fetched, scaled and served by the site itself, and kept for a month. No file of the site is scaled.
  images: {
    localPatterns: [],
    remotePatterns: photoPatterns(process.env.HOTEL_PHOTO_HOSTS),
    qualities: [75],
    deviceSizes: [640, 828, 1200, 1920],
    minimumCacheTTL: 2_592_000,
    maximumDiskCacheSize: 500_000_000,
    maximumResponseBody: 15_000_000,
  },
  env: { HOTEL_PHOTO_HOSTS: process.env.HOTEL_PHOTO_HOSTS ?? '' },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    ...pageCaching,
    ...['enquiry', 'entry-rules', 'mailed-link', 'newsletter', 'prayer-times', 'trip-plan/add', 'visa-papers'].map((page) => ({
      source: `/:locale(ar)?/${page}`,
      headers: [
        { key: 'Content-Security-Policy', value: withoutScripts },
        // What somebody typed, or a link that signs somebody in.
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    })),
    // Kept on the device of a customer, and shown without a network.
    { source: '/api/itineraries/offline', headers: [{ key: 'Content-Security-Policy', value: withoutScripts }] },
    // A stranger's file. These headers take the place of those a handler sets.
    {
      source: '/api/desk/files/:file',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" }],
    },
    // Not found today, with a page that Next.js would let proxies keep for a year.
    ...[noPageOfOurs, '/ar/:path(.*\\.[^/]*)'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'no-store' }],
    })),
    // Without these Next.js lets proxies keep them for a year, and no new page would be found.
    ...['/sitemap.xml', '/sitemaps/:section', '/llms.txt', '/opensearch.xml', '/:locale(ar)?/blog/feed.xml'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }],
    })),
    { source: '/fonts/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    // What reads passports: a week, as a new release may bring a new one under the same name.
    { source: '/passport-reader/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }] },
    // Posters keep their names when they are redrawn.
    {
      source: '/art/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=2592000, stale-while-revalidate=31536000' }],
    },
  ],
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', has: openResults, destination: '/en/flight-results' },
      { source: '/ar', has: openResults, destination: '/ar/flight-results' },
      ...drawnResults.flatMap(({ path, page, when }) => [
        { source: path, ...when, destination: `/en/${page}` },
        { source: `/ar${path}`, ...when, destination: `/ar/${page}` },
      ]),
      { source: '/', destination: '/en' },
      { source: englishPage, destination: '/en/:path' },
      { source: '/blog/feed.xml', destination: '/en/blog/feed.xml' },
    ],
    afterFiles: [
      ...unknownPages().map((source) => ({ source: `/:locale(en|ar)${source}`, destination: '/:locale/page-not-found' })),
    ],
    // An address nobody knows shows the prerendered not-found page of its language, with status 404.
    fallback: [
      { source: '/ar/:path*', destination: '/ar/page-not-found' },
      { source: '/en/:path*', destination: '/en/page-not-found' },
      // Files that are missing, such as pictures, get the short answer.
      { source: noPageOfOurs, destination: '/en/page-not-found' },
    ],
  }),
};

export default withNextIntl(config);
