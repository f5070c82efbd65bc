import type { ItemListLeaf } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';

interface ListEntry {
  /** In the language of the page. */
  name: string;
  /** English path, with an anchor if any. */
  path: string;
}

/** The items of a page, in its order. */
export function listNode(entries: readonly ListEntry[], locale: Locale): ItemListLeaf {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(path, locale),
    })),
  };
}
