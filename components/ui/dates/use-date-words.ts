import { useLocale, useTranslations } from 'next-intl';
import { isolated } from '@/lib/text/isolate';
import type { DateFieldWords } from './date-field';

/** The texts of a date field, from `ui.date`: for server components, and for client components with these messages. */
export function useDateWords(): DateFieldWords {
  const t = useTranslations('ui.date');
  const year = new Date().getFullYear();
  return {
    locale: useLocale(),
    // The field is left to right in both languages.
    examples: {
      trip: isolated(t('example', { day: `14/01/${year + 1}` })),
      birth: isolated(t('example', { day: '27/03/1990' })),
      expiry: isolated(t('example', { day: `27/03/${year + 5}` })),
    },
    choose: t('choose'),
    close: t('close'),
    errors: {
      unreadable: t('errors.unreadable'),
      noSuchDay: t('errors.noSuchDay'),
      shortYear: t('errors.shortYear'),
      past: t('errors.past'),
      tooFar: t('errors.tooFar'),
      beforeStart: t('errors.beforeStart'),
    },
  };
}
