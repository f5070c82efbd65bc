import { siteUrl } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { lastChange } from '@/lib/seo/last-change';
import { sections } from './sections';
import { type ListedPage, type SectionName, sectionNames } from './single-pages';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The address of a section's site map. */
export const sectionPath = (name: SectionName) => `/sitemaps/${name}.xml`;

/** The index of site maps, each with the day of its latest change. */
export function sitemapIndex(): string {
  const entries = sectionNames.map((name) => {
    const day = lastChange(sections[name].flatMap(({ sources }) => sources));
    return `<sitemap><loc>${escapeXml(siteUrl() + sectionPath(name))}</loc><lastmod>${day}</lastmod></sitemap>`;
  });
  return [
    declaration,
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    '</sitemapindex>\n',
  ].join('\n');
}

/** The pages of one section in every language, each with its other languages. */
export function sectionMap(name: SectionName): string {
  return [declaration, `<urlset ${namespaces}>`, ...sections[name].flatMap(entriesOf), '</urlset>\n'].join('\n');
}

function entriesOf({ path, sources }: ListedPage): string[] {
  const day = lastChange(sources);
  const versions = [...locales.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const];
  const alternates = versions
    .map(([tag, locale]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(absoluteUrl(path, locale))}"/>`)
    .join('');
  return locales.map(
    (locale) => `<url><loc>${escapeXml(absoluteUrl(path, locale))}</loc><lastmod>${day}</lastmod>${alternates}</url>`,
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
