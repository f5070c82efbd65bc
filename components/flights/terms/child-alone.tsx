import { useLocale, useTranslations } from 'next-intl';
import { aloneRules, aloneRulesAsOf } from '@/content/child-alone';
import { airlineName } from '@/lib/flights/place-names';
import { formatDay } from '@/lib/time/dates';

interface ChildAloneProps {
  /** IATA codes. */
  airlines: readonly string[];
  /** Names of an answer, for airlines without their own here. */
  names?: Readonly<Record<string, string>>;
}

/** What each airline of a trip says of children who fly without a grown-up; what is not known is said too. */
export function ChildAlone({ airlines, names = {} }: ChildAloneProps) {
  const t = useTranslations('flights.results.alone');
  const locale = useLocale();
  return (
    <ul className="space-y-3">
      {[...new Set(airlines)].map((code) => (
        <li key={code}>
          <p className="font-medium">{airlineName(code, locale, names)}</p>
          <Rule code={code} />
        </li>
      ))}
      <li className="text-ink-soft">{t('asOf', { day: formatDay(aloneRulesAsOf) })}</li>
    </ul>
  );
}

function Rule({ code }: { code: string }) {
  const t = useTranslations('flights.results.alone');
  const locale = useLocale();
  const rule = aloneRules[code];
  if (!rule) return <p>{t('unknown')}</p>;
  const { from, required, offered, note, by, link } = rule;
  const sentences = [
    t('under', { age: from }),
    required === null ? t('alone', { age: from }) : t('required', { from, until: required }),
    offered !== null && required !== null && offered > required && t('offered', { from: required + 1, until: offered }),
    note?.[locale],
  ];
  return (
    <p>
      <span>{`${sentences.filter(Boolean).join(' ')} `}</span>
      <a href={link} target="_blank" rel="noopener" className="text-accent underline underline-offset-4">
        {by === 'airline' ? t('ofAirline') : by[locale]}
      </a>
    </p>
  );
}
