import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser } from '@playwright/test';

/** What one prerendered page says of itself, read from its HTML as served, before any script. */
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
  /** Each run of text with the language it is marked as. */
  texts: { lang: string; text: string }[];
}

const notPages = /^\/(?:_|favicon|icon|apple-icon|robots|sitemap|manifest|api\/)|\.(?:xml|txt|json|png|svg|ico|webmanifest)$/;

/** The answer to unknown addresses, the page of components, and what only the signed-in see: their journeys are dashboard.spec.ts. */
const notForVisitors = /^\/(?:en|ar)\/(?:page-not-found|ui|desk|dashboard(?:\/.*)?)$/;

/** The addresses of all pages of the build that visitors meet, in both languages. */
export function prerenderedPages(): string[] {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  return Object.keys(routes)
    .filter((route) => !notPages.test(route) && !notForVisitors.test(route))
    .map((route) => route.replace(/^\/en(?=\/|$)/, '') || '/')
    .sort();
}

/** Fetches the pages and reads them with a browser's own parser. */
export async function readPages(browser: Browser, request: APIRequestContext, paths: string[]): Promise<PageOnPaper[]> {
  const page = await browser.newPage();
  const read: PageOnPaper[] = [];
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    const locale = /^\/ar(\/|$)/.test(path) ? 'ar' : 'en';
    read.push({ path, locale, status: response.status(), ...(await page.evaluate(readDocument, await response.text())) });
  }
  await page.close();
  return read;
}

/** Runs in the browser. */
function readDocument(html: string): Omit<PageOnPaper, 'path' | 'locale' | 'status'> {
  const root = new DOMParser().parseFromString(html, 'text/html');
  const attributes = (selector: string, name: string) =>
    [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const first = (selector: string, name: string) => attributes(selector, name)[0] ?? '';
  const texts: { lang: string; text: string }[] = [];
  const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim();
    if (!parent || !text || parent.closest('script, style, noscript, template')) continue;
    texts.push({ lang: parent.closest('[lang]')?.getAttribute('lang') ?? '', text });
  }
  return {
    lang: root.documentElement.lang,
    dir: root.documentElement.dir,
    title: root.title,
    description: first('meta[name=description]', 'content'),
    canonical: first('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...root.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    isIndexed: !first('meta[name=robots]', 'content').includes('noindex'),
    headings: [...root.querySelectorAll('h1')].map((heading) => heading.textContent?.trim() ?? ''),
    hasBreadcrumb: root.querySelector('nav ol [aria-current=page]') !== null,
    ids: attributes('[id]', 'id'),
    links: [...new Set(attributes('a[href], form[action]', 'href').filter((href) => /^[/?#]/.test(href)))],
    images: [...new Set(attributes('img[src]', 'src'))],
    texts,
  };
}
