import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { MultiCityForm } from '@/lib/flights/multi-city/legs';
import { intlTag } from '@/lib/i18n/locales';
import { formatShortDay } from '@/lib/time/short-day';
import type { FlightFormWords } from '../form-words';

const tips = ['tipDate', 'tipCity', 'tipVisa'] as const;

/** The trip as filled in so far, with planning help. */
export function TripSummary({ form, words }: { form: MultiCityForm; words: FlightFormWords }) {
  const t = useTranslations('flights.multiCity');
  const tag = intlTag(useLocale());
  const passengers = words.passengerCounts[form.adults + form.children + form.infants];
  const cabin = words.form[form.class.toLowerCase() as Lowercase<typeof form.class>];
  return (
    <aside
      aria-labelledby="trip-summary"
      className="rounded-card border border-line bg-raised p-5 shadow-card lg:sticky lg:top-22"
    >
      <h2 id="trip-summary" className="text-xl">
        {t('summary.title')}
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {form.legs.map(({ id, from, to, departureDate }, index) => (
          <li key={id} className="border-line-strong border-s-2 ps-4 text-sm">
            <p className="font-medium">{t('flight', { number: index + 1 })}</p>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2">
              <Place text={from} open={t('summary.open')} />
              <Icon name="arrow" className="size-4 text-ink-soft" />
              <Place text={to} open={t('summary.open')} />
            </p>
            {departureDate && (
              <p className="text-ink-soft">
                <bdi>{formatShortDay(departureDate, tag)}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 flex items-center gap-2 border-line border-t pt-4">
        <Icon name="person" className="size-5 text-ink-soft" />
        {passengers} · {cabin}
      </p>
      <h3 className="mt-5">{t('summary.tipsTitle')}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-ink-soft text-sm">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-2">
            <Icon name="info" className="mt-0.5 size-4" />
            {t(`summary.${tip}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Place({ text, open }: { text: string; open: string }) {
  return text ? <bdi>{text}</bdi> : <span className="text-ink-soft">{open}</span>;
}
