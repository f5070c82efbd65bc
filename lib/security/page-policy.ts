import { createHash } from 'node:crypto';

const policyMeta = /<meta http-equiv="Content-Security-Policy"[^<>]*>/;
/** The policy comes after the character set, which must be in the first bytes, and before everything it governs. */
const headStart = /<head>(?:<meta charSet="utf-8"\/>)?/;

/** Hosts of the measurement services, which a page may load with consent, by the id in its markup (lib/analytics/consent.ts). */
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

/** On a page with a street map: scripts may load style and tiles from the map's service, once the visitor has asked for it. */
const mapMeta = /<meta name="street-map" content="(https:\/\/[a-z0-9.-]+(?::\d+)?)"/;

/**
 * The page with a policy that allows, by hash, only the inline scripts that Next.js wrote into it. A nonce would need a render per request.
 * `frame-ancestors` has no effect in a meta element: next.config sends it as a header. `scriptsAfter` are
 * scripts of a part that is not there yet. Throws for a page without a head.
 */
export function withPolicy(html: string, scriptsAfter = ''): string {
  const page = html.replace(policyMeta, '');
  if (!headStart.test(page)) throw new Error('The page has no <head> to carry its policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(page + scriptsAfter)}"/>`;
  return page.replace(headStart, (start) => start + meta);
}

function policyFor(html: string): string {
  const ids = (/<meta name="measurement" content="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
  const measuring = measuringHosts.filter(({ id }) => ids.some((one) => id.test(one)));
  const hosts = (kind: 'script' | 'connect' | 'img') => measuring.flatMap((service) => ` ${service[kind].join(' ')}`).join('');
  const [, map = ''] = mapMeta.exec(html) ?? [];
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptSources(html).join(' ')}`.trimEnd() + hosts('script'),
    // Next.js and the date picker set style attributes, which hashes cannot allow.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${hosts('img')}`,
    "font-src 'self'",
    `connect-src 'self'${hosts('connect')}${map && ` ${map}`}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

interface ScriptElement {
  /** The text between `<script` and `>`. */
  attributes: string;
  text: string;
  whole: string;
}

/** `html` with each of its script elements replaced, in one pass. A regular expression could be slow on long pages. */
export function replaceScripts(html: string, replace: (script: ScriptElement) => string): string {
  let done = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf(open, from);
    const begin = html.indexOf('>', start);
    const end = html.indexOf(close, begin);
    if (start === -1 || begin === -1 || end === -1) return done + html.slice(from);
    const whole = html.slice(start, end + close.length);
    const script = { attributes: html.slice(start + open.length, begin), text: html.slice(begin + 1, end), whole };
    done += html.slice(from, start) + replace(script);
    from = end + close.length;
  }
}

const open = '<script';
const close = '</script>';

/** The CSP sources for the inline scripts of `html`, without duplicates. */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  replaceScripts(html, ({ attributes, text, whole }) => {
    // Data blocks such as JSON-LD do not run and need no hash.
    if (!/ (?:src=|type="application\/)/.test(attributes)) {
      sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    return whole;
  });
  return [...sources];
}
