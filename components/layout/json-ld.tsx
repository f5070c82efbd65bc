import { useLocale } from 'next-intl';
import type { Graph } from 'schema-dts';
import { pageGraph } from '@/lib/seo/graph';
import { pageDescription } from '@/lib/seo/page-about';

interface JsonLdProps {
  /** From the home page to this one; the page itself has no address. */
  crumbs?: Parameters<typeof pageGraph>[1];
}

/** The structured data of this page, in one graph. The breadcrumb renders it; a page without a breadcrumb renders its own. */
export function JsonLd({ crumbs = [] }: JsonLdProps) {
  const graph = pageGraph(useLocale(), crumbs, pageDescription());
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(graph) }} />;
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end its script element: critical characters are escaped. */
export function inlineJson(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
