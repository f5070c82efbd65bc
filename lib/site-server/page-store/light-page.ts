import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { applicationPages, isApplicationPage } from '../../routes/application-pages.ts';
import { replaceScripts } from '../../security/inline-scripts.ts';
import { withPolicy } from '../../security/page-policy.ts';
import { markup, minified } from './next-internals.ts';

interface LightPage {
  html: string;
  /** The RSC payload that React starts from, as one script. */
  flight: string;
  flightAddress: string;
}

/** The inline script of every page. */
export const loader = await shortened('./loader.js');
/** The script that the loader requests when a page was rendered again. */
export const carryOver = { address: '/_carry-over.js', text: await shortened('./carry-over.js') };

/** Without comments and with short names, which saves a twentieth of a page. */
function shortened(file: string): Promise<string> {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
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
  const parts: string[] = [];
  let rest = replaceScripts(html, ({ attributes, text, whole }) => {
    if (attributes !== '' || !markup.flight.test(text)) return whole;
    parts.push(text);
    return '';
  });
  const isExpected = parts[0]?.startsWith(markup.firstFlight) && !rest.includes(markup.flightName);
  if (!isExpected || !rest.includes('<head>') || !rest.endsWith(markup.end)) return null;
  const flight = parts.join(';\n');
  const flightAddress = `/_flight/${hashOf(flight)}${route}.js`;

  const isApplication = isApplicationPage(route.slice(3) || '/');
  const scripts = [flightAddress];
  if (!isApplication) {
    rest = replaceScripts(rest.replace(markup.preload, ''), ({ attributes, whole }) => {
      if (markup.polyfill.test(attributes)) return '';
      const source = markup.runtimeSource.exec(attributes)?.[1];
      if (source === undefined) return whole;
      if (!scripts.includes(source)) scripts.push(source);
      return '';
    });
    if (scripts.length === 1 || rest.includes('<script src=')) return null;
    rest = rest.replace('</head>', `${belowFirstView}</head>`);
    scripts.sort((one, other) => Number(markup.runtime.test(one)) - Number(markup.runtime.test(other)));
  }
  // The data loads before the page is complete, as it did inside the page.
  const last = isApplication
    ? `<script data-route="${route}">${loader}</script><script src="${flightAddress}"></script>`
    : `<script data-route="${route}" data-scripts="${scripts.join(' ')}">${loader}</script>`;
  const whole = `${rest.slice(0, -markup.end.length)}<script type="speculationrules">${speculation}</script>${last}${markup.end}`;
  return { html: withPolicy(whole), flight, flightAddress };
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
