import type { Metadata } from 'next';
import type { MessageKeys, NestedKeyOf } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ImageObjectLeaf } from 'schema-dts';
import { company } from '@/lib/company/company';
import { siteUrl } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describeShare, photoOfShare, photoParameter, shareAddress, shareSize } from './share/share-page';
import { findSharePage } from './share/share-pages';

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;
type NamespaceWith<Key, Last extends string> = Key extends `${infer Namespace}.${Last}` ? Namespace : never;
type DescribedNamespace = NamespaceWith<MessageKey, 'title'> & NamespaceWith<MessageKey, 'description'>;
type GenerateMetadata = (page: LocalePage) => Promise<Metadata>;

/** For a page whose title and description are in `content`. `path` is English. */
export function contentMetadata(path: string, words: Readonly<Record<Locale, PageWords>>): GenerateMetadata {
  return async ({ params }) => {
    const locale = await pageLocale(params);
    return pageMetadata(locale, path, words[locale]);
  };
}

/** For a page whose `title` and `description` are in the messages of `namespace`. `path` is English. */
export function messageMetadata(path: string, namespace: DescribedNamespace): GenerateMetadata {
  return async ({ params }) => {
    const locale = await pageLocale(params);
    return pageMetadata(locale, path, await wordsOf(locale, namespace));
  };
}

/** The same for a page that search engines must not list. */
export function unlistedMetadata(namespace: DescribedNamespace): GenerateMetadata {
  return async ({ params }) => ({
    ...(await wordsOf(await pageLocale(params), namespace)),
    robots: { index: false, follow: false },
  });
}

/** Of a page whose text is not published, or not any more. */
export async function notFoundMetadata(
  locale: Locale,
  namespace: 'common.notFound' | 'packages.gone' = 'common.notFound',
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace });
  return { title: t('title'), robots: { index: false } };
}

async function wordsOf(locale: Locale, namespace: DescribedNamespace): Promise<PageWords> {
  const t = await getTranslations({ locale });
  return { title: t(`${namespace}.title`), description: t(`${namespace}.description`) };
}

interface PageWords {
  title: string;
  description: string;
}

const openGraphLocale: Record<Locale, string> = { en: 'en_GB', ar: 'ar_QA' };

/** Title, description and canonical address of a page; `path` is English. Canonical links never carry `lang` (DECISIONS 1). */
export function pageMetadata(locale: Locale, path: string, { title, description }: PageWords): Metadata {
  const canonical = localizePath(path, locale);
  const image = shareImage(locale, path);
  return {
    title,
    description,
    alternates: { canonical, languages: { en: path, ar: localizePath(path, 'ar'), 'x-default': path } },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: company.name[locale],
      locale: openGraphLocale[locale],
      alternateLocale: openGraphLocale[locale === 'ar' ? 'en' : 'ar'],
      type: 'website',
      images: [{ ...image, ...shareSize, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** The share image for structured data: search engines show no vector files. */
export function pageImage(path: string, locale: Locale): ImageObjectLeaf {
  const { url, alt } = shareImage(locale, path);
  return { '@type': 'ImageObject', url: `${siteUrl()}${url}`, caption: alt };
}

/** Address and description of the page's share image; pages without one use that of the home page. */
function shareImage(locale: Locale, path: string): { url: string; alt: string } {
  const own = findSharePage(path);
  const page = own ?? findSharePage('/');
  if (!page) throw new Error('The home page has no share image');
  const title = page.title[locale];
  const stop = /[.?!؟]$/.test(title) ? '' : '.';
  const photo = photoOfShare(page);
  const version = photo ? `?${photoParameter}=${photo.slug}.${photo.version}` : '';
  return {
    url: shareAddress(own ? path : '/', locale) + version,
    alt: `${title}${stop} ${describeShare(page, locale)}`,
  };
}
