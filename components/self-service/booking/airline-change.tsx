import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { company } from '@/content/company';
import { cityName } from '@/lib/flights/place-names';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ChangedFlight, ChangeWish, Tickets } from '@/lib/supabase/rows/order-row';
import { formatClock, formatDay } from '@/lib/time/dates';
import { AirlineChangeForm } from './airline-change-form';

interface AirlineChangeProps {
  change: NonNullable<Tickets['airline_change']>;
  answer: ChangeWish | null;
  reference: string;
  lastName: string;
  locale: Locale;
  messages: Partial<Messages>;
}

export function AirlineChange({ locale, messages, ...changed }: AirlineChangeProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Change {...changed} />
    </NextIntlClientProvider>
  );
}

/** What the airline has changed, beside what it was, and the three answers; after one, what was answered. */
function Change({ change: { id, was, becomes }, answer, reference, lastName }: Omit<AirlineChangeProps, 'locale' | 'messages'>) {
  const t = useTranslations('airlineChange');
  const title = useId();
  const [said, setSaid] = useState(answer);
  return (
    <section aria-labelledby={title} className="mt-4 rounded-card border border-sun/50 p-4 sm:p-5 print:hidden">
      <h4 id={title} className="font-semibold text-lg">
        {t('title')}
      </h4>
      <dl className="mt-3 grid gap-4 md:grid-cols-2 md:gap-8">
        {was.length > 0 && (
          <div>
            <dt className="text-ink-soft text-sm">{t('was')}</dt>
            <Flights flights={was} className="text-ink-soft" />
          </div>
        )}
        <div>
          <dt className="text-ink-soft text-sm">{t('becomes')}</dt>
          {becomes.length > 0 ? <Flights flights={becomes} className="font-semibold" /> : <dd>{t('unnamed')}</dd>}
        </div>
      </dl>
      {said ? (
        <Notice tone="success" announce="status" className="mt-4">
          <p>{t(`said.${said}`)}</p>
          <p className="mt-1 text-ink-soft">
            {t.rich('otherwise', {
              phone: () => (
                <a href={company.phone.href} className="whitespace-nowrap text-accent underline underline-offset-4">
                  <bdi dir="ltr">{company.phone.display}</bdi>
                </a>
              ),
            })}
          </p>
        </Notice>
      ) : (
        <AirlineChangeForm change={id} reference={reference} lastName={lastName} onAnswered={setSaid} />
      )}
    </section>
  );
}

/** Each with its cities, and its day and times below them. */
function Flights({ flights, className }: { flights: readonly ChangedFlight[]; className: string }) {
  const locale = useLocale();
  return flights.map(({ flight, from, to, departs, arrives }) => (
    <dd key={`${flight} ${departs}`} className={`mt-2 tabular-nums ${className}`}>
      <span className="block">
        <bdi dir="ltr">{flight}</bdi> · {cityName(from, locale)} – {cityName(to, locale)}
      </span>
      <bdi dir="ltr" className="block rtl:text-end">
        {formatDay(departs)} {formatClock(departs)} – {arrives.slice(0, 10) !== departs.slice(0, 10) && `${formatDay(arrives)} `}
        {formatClock(arrives)}
      </bdi>
    </dd>
  ));
}
