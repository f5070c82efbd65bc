import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { type CountedText, countedText } from '@/lib/notifications/counted';

/** The translator of next-intl, from the server or created in the browser. */
type Translator = ReturnType<typeof useTranslations<'notifications'>>;

export interface ListWords {
  loading: string;
  empty: string;
  unreadMark: string;
  markAll: string;
  allMarked: string;
}

export interface BellWords extends ListWords {
  label: string;
  unread: CountedText;
  missed: CountedText;
  completed: string;
  all: string;
}

export interface PageWords extends ListWords {
  emptyText: string;
  filter: string;
  filterAll: string;
  filterUnread: string;
  noUnread: string;
  older: string;
  loadingOlder: string;
}

function listWords(t: Translator): ListWords {
  return {
    loading: t('list.loading'),
    empty: t('list.empty'),
    unreadMark: t('list.unreadMark'),
    markAll: t('list.markAll'),
    allMarked: t('list.allMarked'),
  };
}

/** The texts of the bell, from the translator of `notifications`. */
export function bellWords(t: Translator, locale: Locale): BellWords {
  return {
    ...listWords(t),
    label: t('bell.label'),
    unread: countedText(locale, (count) => t('bell.unread', { count, n: '{count}' })),
    missed: countedText(locale, (count) => t('bell.missed', { count, n: '{count}' })),
    completed: t('bell.completed'),
    all: t('bell.all'),
  };
}

export function pageWords(t: Translator): PageWords {
  return {
    ...listWords(t),
    emptyText: t('page.emptyText'),
    filter: t('page.filter'),
    filterAll: t('page.filterAll'),
    filterUnread: t('page.filterUnread'),
    noUnread: t('page.noUnread'),
    older: t('page.older'),
    loadingOlder: t('page.loadingOlder'),
  };
}
