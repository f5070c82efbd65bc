import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { applicationPages, isApplicationPage } from '../../routes/streamed-pages.ts';
import { replaceScripts, withPolicy } from '../../security/page-policy.ts';
import { markup, minified } from './next-internals.ts';

interface LightPage {
  html: string;
  /** The RSC payload that React starts from, as one script. */
  flight: string;
  flightAddress: string;
}

export const loader = await shortened(new URL('./loader.js', import.meta.url));
/** The script that the loader requests when a page was rendered again. */
export const carryOver = { address: '/_carry-over.js', text: await shortened(new URL('./carry-over.js', import.meta.url)) };

/** Without comments and with short names, which saves a twentieth of a page. */
export function shortened(file: URL): Promise<string> {
  const source = readFileSync(file, 'utf8');
  return minified(source.replace(/^\s*(?:\/\/.*)?\n?/gm, ''));
}

/**
 * Speculation rules: a reading page is fetched when its link is pressed or hovered for a moment. Browsers limit the number, and fetch nothing
 * when saving data. Pages are not prerendered: on a slow phone that costs more than it gains. Not for links with a query, which may open
 * results, for links that a script changes, such as the language switch, and for files.
 */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?(.+)', '/*.*', `{/ar}?(/api|/auth|/supabase|${applicationPages.join('|')}){/*}?`] } },
          { not: { selector_matches: '[data-waits]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Parts below the first view are laid out once the page has loaded (loader.js). On a slow phone, the first layout of a long page and the second
 * one when its font arrives block for long.
 */
const belowFirstView = `<style id="below-first-view">:is(main>:nth-child(n+2),main>:only-child>:nth-child(n+4),footer>*){content-visibility:auto;contain-intrinsic-block-size:auto 50rem}</style>`;

/**
 * The page of `route` from Next.js, with its flight data in a separate file and a policy for the scripts that remain, the same few on every
 * page; null when the page does not look as expected. On a reading page scripts wait for an interaction (loader.js); on an application page they start as usual.
 */
export function lighten(html: string, route: string): LightPage | null {
  const isApplication = isApplicationPage(route.slice(3) || '/');
  const { rest, flight: parts, scripts: sources } = separateScripts(html, isApplication);
  const isExpected = parts[0]?.startsWith(markup.firstFlight) && !rest.includes(markup.flightName);
  if (!isExpected || !rest.includes('<head>') || !rest.endsWith(markup.end)) return null;
  if (!isApplication && (sources.length === 0 || rest.includes('<script src='))) return null;
  const flight = parts.join(';\n');
  const flightAddress = `/_flight/${hashOf(flight)}${route}.js`;
  const page = isApplication ? rest : rest.replace('</head>', `${belowFirstView}</head>`);
  const scripts = runtimeLast([flightAddress, ...sources]);
  // The data loads before the page is complete, as it did inside the page.
  const last = isApplication
    ? `<script data-route="${route}">${loader}</script><script src="${flightAddress}"></script>`
    : `<script data-route="${route}" data-scripts="${scripts.join(' ')}">${loader}</script>`;
  const whole = `${page.slice(0, -markup.end.length)}<script type="speculationrules">${speculation}</script>${last}${markup.end}`;
  return { html: withPolicy(whole), flight, flightAddress };
}

/** The script that starts React with those loaded so far is the last. */
export function runtimeLast(scripts: Iterable<string>): string[] {
  return [...scripts].sort((one, other) => Number(markup.runtime.test(one)) - Number(markup.runtime.test(other)));
}

interface SeparatedScripts {
  rest: string;
  /** The inline scripts with what React starts from. */
  flight: string[];
  /** The addresses of the scripts that start React. */
  scripts: string[];
}

/** `html` without the scripts of Next.js; with `keepsRuntime` only without the inline ones. */
export function separateScripts(html: string, keepsRuntime = false): SeparatedScripts {
  const flight: string[] = [];
  const scripts = new Set<string>();
  const rest = replaceScripts(keepsRuntime ? html : html.replace(markup.preload, ''), ({ attributes, text, whole }) => {
    if (attributes === '' && markup.flight.test(text)) {
      flight.push(text);
      return '';
    }
    if (keepsRuntime) return whole;
    if (markup.polyfill.test(attributes)) return '';
    const source = markup.runtimeSource.exec(attributes)?.[1];
    if (source === undefined) return whole;
    scripts.add(source);
    return '';
  });
  return { rest, flight, scripts: [...scripts] };
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
