import type { Metadata } from 'next';
import type { MessageKeys, NestedKeyOf } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { type PageWords, pageMetadata } from './page-metadata';

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

async function wordsOf(locale: Locale, namespace: DescribedNamespace): Promise<PageWords> {
  const t = await getTranslations({ locale });
  return { title: t(`${namespace}.title`), description: t(`${namespace}.description`) };
}
