import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { DayInput } from './day-input';

/** A day of a request, with its rules in the language of the page. For server components. */
export function DayField(props: Omit<ComponentProps<typeof DayInput>, 'words'>) {
  const t = useTranslations('ui.days');
  return <DayInput words={{ past: t('past'), tooFar: t('tooFar'), beforeStart: t('beforeStart') }} {...props} />;
}
