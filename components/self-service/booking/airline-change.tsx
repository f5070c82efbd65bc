import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Notice } from '@/components/ui/notice';
import { company } from '@/content/company';
import type { ChangeWish, Tickets } from '@/lib/bookings/model/order-row';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { changeWishes } from '@/supabase/functions/_shared/contracts/states.generated';
import { FlightTimes } from '../flight-times';
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

/** A change by the airline beside the old flights, and the three possible answers; after an answer, that answer. */
function Change({ change: { id, was, becomes }, answer, reference, lastName }: Omit<AirlineChangeProps, 'locale' | 'messages'>) {
  const t = useTranslations('airlineChange');
  const title = useId();
  const [before] = useState(answer);
  const [said, setSaid] = useState(before);
  /** The form that goes is longer than what takes its place, which must not be left above the screen. */
  const Said = said === before ? Notice : AnswerNotice;
  return (
    <section aria-labelledby={title} className="mt-4 rounded-card border border-sun/50 p-4 sm:p-5 print:hidden">
      <h4 id={title} className="font-semibold text-lg">
        {t('title')}
      </h4>
      <dl className="mt-3 grid gap-4 md:grid-cols-2 md:gap-8">
        {was.length > 0 && (
          <div>
            <dt className="text-ink-soft text-sm">{t('was')}</dt>
            <dd className="text-ink-soft">
              <FlightTimes flights={was} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft text-sm">{t('becomes')}</dt>
          {becomes.length > 0 ? (
            <dd className="font-semibold">
              <FlightTimes flights={becomes} />
            </dd>
          ) : (
            <dd>{t('unnamed')}</dd>
          )}
        </div>
      </dl>
      {said ? (
        <Said tone="success" className="mt-4">
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
        </Said>
      ) : (
        <AirlineChangeForm
          change={id}
          wishes={becomes.length > 0 ? changeWishes : changeWishes.filter((wish) => wish !== 'accept')}
          reference={reference}
          lastName={lastName}
          onAnswered={setSaid}
        />
      )}
    </section>
  );
}
