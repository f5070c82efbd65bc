import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openAuthRoutes } from '../../../lib/supabase/proxy/open-auth.ts';
import { openFunctions, openTables } from '../../../lib/supabase/proxy/open-rest.ts';
import { projectRoot } from '../../../scripts/lib/project.mjs';

const app = join(projectRoot, 'app');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
/** The addresses of all files with this name below app; a parameter is in brackets. */
const addressesOf = (name: string) =>
  files.filter((file) => file.endsWith(`/${name}`)).map((file) => `/${file.slice(0, -name.length - 1)}`);
const routes = addressesOf('route.ts').filter((address) => !address.startsWith('/supabase/'));

const words = (text: string) => text.trim().split(/\s+/);

/** What stands for a parameter. */
export const segments = [
  ...words('1 0 -1 qatar france doha contact career booking multi-city package stay visa refund gift-card change nothing'),
  ...words('__proto__ constructor toString %00 %ff ..%2f %2e%2e %E2%80%8F a%0d%0ab 00000000-0000-0000-0000-000000000000 1e9'),
  'a'.repeat(2_000),
  '%D9%82%D8%B7%D8%B1',
];

/** Every page, in both languages, and what has the form of one. */
export const pages = [
  ...addressesOf('page.tsx').flatMap((address) => ['', '/ar'].map((locale) => address.replace('/[locale]', locale) || '/')),
  ...words(
    '/robots.txt /sitemap.xml /_next/image /_next/static/x.js /_next/data/x.json /en/faq /share/en.jpg /share/..%2f.jpg /fr',
  ),
];

/** Every handler. */
export const handlers = [
  ...routes.map((address) => address.replace('/[locale]', '').replace('[...address]', '[a]/[b].jpg')),
  '/api/health?probe=alive',
  '/api/nothing',
];

/** What the door to Supabase passes on, and what it does not. */
export const supabase = [
  ...[...openAuthRoutes].map((route) => `auth/v1${route.slice(route.indexOf('/'))}`),
  ...words(
    'auth/v1/token?grant_type=password auth/v1/token?grant_type=refresh_token auth/v1/otp auth/v1/admin/users auth/v1/authorize',
  ),
  ...Object.keys(openTables).map((table) => `rest/v1/${table}`),
  ...openFunctions.map((name) => `rest/v1/rpc/${name}`),
  ...words('rest/v1/ rest/v1/rpc/nothing rest/v1/orders rest/v1/pg_catalog realtime/v1/websocket realtime/v1/api/broadcast'),
  ...words('functions/v1/flight-search functions/v1/orders functions/v1/[x] storage/v1/bucket storage/v1/object/cv/[x]'),
  ...words('storage/v1/object/sign/x graphql/v1 pg/v1 _local/outbox _local/mail health'),
].map((path) => `/supabase/${path}`);
