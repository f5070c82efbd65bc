import { branchPages } from '@/content/branches';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { holidayCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { posts } from '@/content/posts';
import { shownPosts } from '@/lib/blog/shown/shown-posts';
import { publishedOn } from '@/lib/destinations/shown/shown-destination';
import { siteUrl } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { allPackages, type FoundPackage } from '@/lib/packages/on-sale/on-sale';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { lastChange, postFiles } from '@/lib/seo/last-change';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type ListedPage, type SectionName, sectionNames, singlePages } from './single-pages';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The address of a section's site map. */
export const sectionPath = (name: SectionName) => `/sitemaps/${name}.xml`;

/** The index of site maps, each with the day of its latest change. */
export function sitemapIndex(): string {
  const entries = sectionNames.map((name) => {
    const day = shownPages(name).map(changeOf).sort().at(-1) ?? '';
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
  return [declaration, `<urlset ${namespaces}>`, ...shownPages(name).flatMap(entriesOf), '</urlset>\n'].join('\n');
}

/** With what was published since, rather than the files alone. */
function shownPages(name: SectionName): readonly ListedPage[] {
  if (name === 'packages') return [...singlePages.packages, ...allPackages().map(pageOfPackage)];
  if (name === 'destinations') return sections.destinations.map(withPublication);
  if (name !== 'blog') return sections[name];
  const articles = shownPosts().map(({ slug, fromDesk }): ListedPage => {
    const path = `/blog/${slug}`;
    return fromDesk ? { path, sources: [], published: fromDesk.day } : { path, sources: postFiles(slug) };
  });
  const newest =
    articles
      .map(({ published = '' }) => published)
      .sort()
      .at(-1) ?? '';
  return [...singlePages.blog.map((page) => ({ ...page, published: newest })), ...articles];
}

const ofDestination = '/explore/destinations/';

function withPublication(page: ListedPage): ListedPage {
  const published = page.path.startsWith(ofDestination) ? publishedOn(page.path.slice(ofDestination.length)) : undefined;
  return published ? { ...page, published } : page;
}

function pageOfPackage({ holiday: { id, published } }: FoundPackage): ListedPage {
  const path = `/travel/package/${id}`;
  const { sources = [] } = sections.packages.find((page) => page.path === path) ?? {};
  return { path, sources, ...(published && { published: todayInQatar(new Date(published.at)) }) };
}

const changeOf = ({ sources, published = '' }: ListedPage): string => [lastChange(sources), published].sort().at(-1) ?? '';

function entriesOf(page: ListedPage): string[] {
  const { path } = page;
  const day = changeOf(page);
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

function family(path: string, folder: string, list: readonly { slug: string }[]): ListedPage[] {
  return list.map(({ slug }) => ({ path: `${path}/${slug}`, sources: [`content/${folder}/${slug}.ts`] }));
}

/** The files of content/practical, and the places whose answers stand there. */
const answersIn: Readonly<Record<string, readonly string[]>> = {
  arabia: ['dubai', 'ras-al-khaimah', 'saudi-arabia'],
  asia: ['maldives', 'south-korea', 'sri-lanka', 'thailand', 'uzbekistan'],
  caucasus: ['azerbaijan', 'georgia'],
  europe: ['bosnia', 'france', 'greece', 'spain', 'switzerland'],
  london: ['london'],
  neighbours: ['morocco', 'moscow', 'turkey'],
};

function planningPages(folder: string, list: readonly { slug: string }[]): ListedPage[] {
  const fileOf = (slug = '') => {
    const file = Object.keys(answersIn).find((name) => answersIn[name]?.includes(slug));
    if (!file) throw new Error(`No file of content/practical is named for ${slug}`);
    return file;
  };
  return family('/travel/destination', folder, list).map((page, index) => ({
    ...page,
    sources: [...page.sources, `content/practical/${fileOf(list[index]?.slug)}.ts`],
  }));
}

/** Every page of the files that search engines may show, by part of the site map. */
export const sections: Readonly<Record<SectionName, readonly ListedPage[]>> = {
  pages: [...singlePages.pages, ...family('/branches', 'branches', branchPages)],
  destinations: [
    ...singlePages.destinations,
    ...family('/explore/destinations', 'destinations', destinations),
    ...planningPages('places', places),
    ...planningPages('planned-places', plannedPlaces),
  ],
  hotels: [...singlePages.hotels, ...family('/explore/hotels', 'hotels', hotels)],
  packages: [
    ...singlePages.packages,
    ...holidayCountries.flatMap(({ slug, cities }) =>
      cities.map(({ id }) => ({ path: `/travel/package/${id}`, sources: [`content/packages/${slug}.ts`] })),
    ),
  ],
  blog: [...singlePages.blog, ...posts.map(({ slug }) => ({ path: `/blog/${slug}`, sources: postFiles(slug) }))],
};
