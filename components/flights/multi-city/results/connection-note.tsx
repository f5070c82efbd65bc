import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { connectionTexts } from '@/lib/flights/multi-city/connection-texts';
import { type HardConnection, overlapIn } from '@/lib/flights/multi-city/connections';
import { useDurationWords } from '../../results/card/duration-text';

/** Why two chosen legs do not follow each other easily. */
export function ConnectionNote({ hard }: { hard: HardConnection }) {
  const t = useTranslations('flights.multiCity.results.connection');
  const locale = useLocale();
  const { short } = useDurationWords();
  return (
    <Notice tone={overlapIn([hard]) ? 'danger' : 'warning'} announce="status">
      {connectionTexts(hard, { t, duration: short, locale }).map(({ warning, text }) => (
        <p key={warning}>{text}</p>
      ))}
    </Notice>
  );
}
