import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { attributesOf, closest, type Element, elementsBelow, readHtml, textsBelow, wordsOf } from './read-html.ts';

/** The metadata and links of one prerendered page, read from its served HTML, before any script. */
export interface PageOnPaper {
  /** Its address: `/about` or `/ar/about`. */
  path: string;
  locale: 'en' | 'ar';
  status: number;
  lang: string;
  dir: string;
  title: string;
  description: string;
  canonical: string;
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
  isIndexed: boolean;
  headings: string[];
  hasBreadcrumb: boolean;
  ids: string[];
  /** Addresses inside the site, with query and anchor, as written. */
  links: string[];
  images: string[];
  /** Pictures in the content without alternative text. */
  silentImages: string[];
  /** Each run of text with the language it is marked as. */
  texts: { lang: string; text: string }[];
}

const notPages =
  /^\/(?:_|passport-reader\/|favicon|icon|apple-icon|robots|sitemap|manifest|api\/)|\.(?:xml|txt|json|png|svg|ico|webmanifest)$/;

/** The page for unknown addresses, the page of components, and pages for signed-in users, which dashboard.spec.ts tests. */
const notForVisitors = /^\/(?:en|ar)\/(?:page-not-found|ui|desk(?:\/.*)?|dashboard(?:\/.*)?)$/;

/** The addresses of all public pages of the build, in both languages. */
export function prerenderedPages(): string[] {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  return Object.keys(routes)
    .filter((route) => !notPages.test(route) && !notForVisitors.test(route))
    .map((route) => route.replace(/^\/en(?=\/|$)/, '') || '/')
    .sort();
}

/** A page as the build wrote it. It is served with the same content, but with scripts that load later (tests/integration/light-pages). */
export const builtPage = (path: string): string =>
  readFileSync(`.next/server/app${localeOf(path) === 'ar' ? path : `/en${path === '/' ? '' : path}`}.html`, 'utf8');

/** Fetches and reads the pages. */
export async function readPages(request: APIRequestContext, paths: string[]): Promise<PageOnPaper[]> {
  const read: PageOnPaper[] = [];
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    read.push({ path, locale: localeOf(path), status: response.status(), ...readDocument(await response.text()) });
  }
  return read;
}

export const localeOf = (path: string): 'en' | 'ar' => (/^\/ar(\/|$)/.test(path) ? 'ar' : 'en');

const notRead = ['script', 'style', 'noscript', 'template'];

function readDocument(html: string): Omit<PageOnPaper, 'path' | 'locale' | 'status'> {
  const { root, all, meta } = readHtml(html);
  const links = all('link');
  const inPage = (addresses: string[]) => [...new Set(addresses.filter((href) => /^[/?#]/.test(href)))];
  const [document] = all('html');
  return {
    lang: document?.attribs.lang ?? '',
    dir: document?.attribs.dir ?? '',
    title: wordsOf(all('title')[0] ?? root),
    description: meta('description'),
    canonical: links.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '',
    alternates: Object.fromEntries(
      links
        .filter(({ attribs }) => attribs.rel === 'alternate' && attribs.hreflang)
        .map(({ attribs }) => [attribs.hreflang, attribs.href ?? '']),
    ),
    isIndexed: !meta('robots').includes('noindex'),
    headings: all('h1').map(wordsOf),
    hasBreadcrumb: all('ol').some(
      (list) => closest(list, ({ name }) => name === 'nav') && elementsBelow(list, isCurrentPage).length > 0,
    ),
    ids: elementsBelow(root, ({ attribs }) => 'id' in attribs).map(({ attribs }) => attribs.id ?? ''),
    links: inPage(attributesOf(all('a'), 'href')),
    images: [...new Set(attributesOf(all('img'), 'src'))],
    silentImages: attributesOf(
      all('main').flatMap((main) => elementsBelow(main, ({ name, attribs }) => name === 'img' && !attribs.alt)),
      'src',
    ),
    texts: all('body')
      .flatMap(textsBelow)
      .filter(({ node }) => !closest(node, ({ name }) => notRead.includes(name)))
      .map(({ node, text }) => ({ text, lang: closest(node, ({ attribs }) => 'lang' in attribs)?.attribs.lang ?? '' })),
  };
}

const isCurrentPage = ({ attribs }: Element) => attribs['aria-current'] === 'page';
