import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { applicationPages, isApplicationPage } from '../../routes/application-pages.ts';
import { inlineScriptSources, replaceScripts } from '../../security/inline-scripts.ts';

interface LightPage {
  html: string;
  /** The data React starts from, as one script. */
  flight: string;
  flightAddress: string;
}

const runtimeSource = /^ src="(\/_next\/[^"]{1,200}\.js)"(?: id="_R_")? async=""$/;
/** Starts React with what has come by then, so it comes last. */
const runtime = /\/turbopack-[^/]*$/;
/** For browsers that cannot run our scripts anyway. */
const polyfill = /^ src="[^"]{1,200}" noModule=""$/;
const preload = /<link rel="preload" as="script"[^<>]{0,200}>/g;
const policy = /(<meta http-equiv="Content-Security-Policy" content="[^"]*?\bscript-src )([^;"]*)/;
const end = '</body></html>';

/** As it stands in every page. */
export const loader = await shortened('./loader.js');
/** What the loader asks for where a page comes anew. */
export const carryOver = { address: '/_carry-over.js', text: await shortened('./carry-over.js') };

/** Without comments, and with short names: a twentieth of what a page weighs. */
async function shortened(file: string): Promise<string> {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  try {
    const terser: Terser = createRequire(import.meta.url)('next/dist/compiled/terser');
    const { code } = await terser.minify(source, { compress: false });
    if (code) return code;
  } catch {
    // Next.js may do without it one day; longer is as good.
  }
  return source.replace(/^\s*(?:\/\/.*)?\n?/gm, '');
}

interface Terser {
  minify(source: string, options: { compress: boolean }): Promise<{ code?: string }>;
}

/**
 * Speculation rules: a page for reading is fetched when its link is pressed, or pointed at for a moment. Browsers keep the number small, and fetch
 * nothing when saving data. Not drawn ahead: on a slow phone a second page costs more than it gains. Not for links with a query, which may choose a
 * language or open results, and not for files.
 */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?(.+)', '/*.*', `{/ar}?(/api|/auth|/supabase|${applicationPages.join('|')}){/*}?`] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The parts below the first view are laid out once the page has loaded (loader.js): the first layout of a long page, and the second when its font
 * arrives, are what blocks a slow phone.
 */
const belowFirstView = `<style id="below-first-view">:is(main>:nth-child(n+2),main>:only-child>:nth-child(n+4),footer>*){content-visibility:auto;contain-intrinsic-block-size:auto 50rem}</style>`;

/**
 * The page of `route` by Next.js, with its flight data in a file of its own; null when the page does not look as expected. On a reading page the
 * scripts wait for the visitor (loader.js); on an application page they start as Next.js starts them.
 */
export function lighten(html: string, route: string): LightPage | null {
  const parts: string[] = [];
  let rest = replaceScripts(html, ({ attributes, text, whole }) => {
    if (attributes !== '' || !/^\(?self\.__next_f/.test(text)) return whole;
    parts.push(text);
    return '';
  });
  if (!parts[0]?.startsWith('(self.__next_f=') || rest.includes('__next_f') || !rest.endsWith(end) || !policy.test(rest))
    return null;
  const flight = parts.join(';\n');
  const flightAddress = `/_flight/${hashOf(flight)}${route}.js`;

  const isApplication = isApplicationPage(route.slice(3) || '/');
  const scripts = [flightAddress];
  if (!isApplication) {
    rest = replaceScripts(rest.replace(preload, ''), ({ attributes, whole }) => {
      if (polyfill.test(attributes)) return '';
      const source = runtimeSource.exec(attributes)?.[1];
      if (source === undefined) return whole;
      if (!scripts.includes(source)) scripts.push(source);
      return '';
    });
    if (scripts.length === 1 || rest.includes('<script src=')) return null;
    rest = rest.replace('</head>', `${belowFirstView}</head>`);
    scripts.sort((one, other) => Number(runtime.test(one)) - Number(runtime.test(other)));
  }
  // The data is read before the page is complete, as it was when it stood in the page.
  const last = isApplication
    ? `<script data-route="${route}">${loader}</script><script src="${flightAddress}"></script>`
    : `<script data-route="${route}" data-scripts="${scripts.join(' ')}">${loader}</script>`;
  const whole = `${rest.slice(0, -end.length)}<script type="speculationrules">${speculation}</script>${last}${end}`;
  return {
    html: whole.replace(policy, (_, start: string, sources: string) => start + newSources(sources, whole)),
    flight,
    flightAddress,
  };
}

/** Whole hosts stay; hashes are those of the scripts that are left, the same few on every page. */
function newSources(sources: string, html: string): string {
  const others = sources.split(' ').filter((source) => source !== '' && !source.startsWith("'sha256-"));
  return [...others, ...inlineScriptSources(html)].join(' ');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
