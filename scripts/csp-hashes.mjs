/**
 * Runs after `next build`: gives every prerendered page a strict Content Security Policy that allows the inline scripts
 * Next wrote into that page, by hash, and no other. A nonce would need a render per request.
 * `frame-ancestors` does nothing in a meta element: next.config sends it as a header.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptSources } from '../lib/security/inline-scripts.ts';
import { projectRoot } from './lib/project.mjs';

const serverFolder = join(projectRoot, '.next', 'server');
const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** The policy follows the character set, which must be among the first bytes, and precedes everything it governs. */
const headStart = /<head>(?:<meta charSet="utf-8"\/>)?/;

/** Where the services that a page may load with consent are, by the id the page carries (lib/analytics/measurement-ids.ts). */
const measuringHosts = [
  {
    id: /^GTM-/,
    script: ['https://www.googletagmanager.com'],
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  {
    id: /^\d/,
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com'],
    img: ['https://www.facebook.com'],
  },
];

const { routes } = JSON.parse(readFileSync(join(projectRoot, '.next', 'prerender-manifest.json'), 'utf8'));
const pages = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
for (const name of pages) {
  const route = `/${name.replace(/^(app|pages)\//, '').replace(/(^|\/)index\.html$|\.html$/, '')}`;
  if (routes[route]?.initialRevalidateSeconds)
    throw new Error(`${route} revalidates: its next render would come without a policy`);
  const file = join(serverFolder, name);
  const html = readFileSync(file, 'utf8').replace(policyMeta, '');
  if (!headStart.test(html)) throw new Error(`${name} has no <head> to carry its policy`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`;
  writeFileSync(
    file,
    html.replace(headStart, (start) => start + meta),
  );
}
console.log(`Content Security Policy written into ${pages.length} pages.`);

function policyFor(html) {
  const ids = (/<meta name="measurement" content="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
  const measuring = measuringHosts.filter(({ id }) => ids.some((one) => id.test(one)));
  const hosts = (kind) => measuring.flatMap((service) => ` ${service[kind].join(' ')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptSources(html).join(' ')}`.trimEnd() + hosts('script'),
    // Next and the date picker set style attributes, which hashes cannot cover.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${hosts('img')}`,
    "font-src 'self'",
    `connect-src 'self'${hosts('connect')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
