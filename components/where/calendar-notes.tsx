import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { intlTag } from '@/lib/i18n/locales';
import { isInRamadan, occasionsWithin } from '@/lib/time/gulf/occasions';
import type { WhereChoices } from '@/lib/where/choices';

/** Ramadan and both Eids in the days that were chosen. */
export function CalendarNotes({ choices }: { choices: WhereChoices }) {
  const { period } = choices;
  const t = useTranslations('where.eid');
  const tag = intlTag(useLocale());
  const within = period ? occasionsWithin(period.from, period.to) : [];
  return within.map(({ occasion, first, last }) => {
    if (occasion === 'ramadan') return <RamadanNote key={occasion} first={first} last={last} choices={choices} />;
    if (occasion !== 'eidAlFitr' && occasion !== 'eidAlAdha') return null;
    return (
      <Notice key={occasion} className="mt-6">
        {t(occasion, { first: longDay(first, tag), last: longDay(last, tag) })}
      </Notice>
    );
  });
}

interface RamadanNoteProps {
  first: string;
  last: string;
  choices: WhereChoices;
}

function RamadanNote({ first, last, choices: { period, departure, nights } }: RamadanNoteProps) {
  const t = useTranslations('where.ramadan');
  const tag = intlTag(useLocale());
  if (!period) return null;
  const isReturn = departure !== null && nights !== null && isInRamadan(period.to) && !isInRamadan(departure);
  const part = first < period.from ? 'until' : last > period.to ? 'from' : 'within';
  const key = isReturn ? 'return' : departure === null ? part : 'within';
  return <Notice className="mt-6">{t(key, { first: longDay(first, tag), last: longDay(last, tag) })}</Notice>;
}

/** "8 March 2027" */
function longDay(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
