import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { flightFormWords } from '@/components/flights/form-words';
import { NeedsScript } from '@/components/layout/needs-script';
import { SupportPage } from '@/components/support/support-page';
import { WhatsAppForm } from '@/components/support/whatsapp-form';
import { ComingDay } from '@/components/ui/dates/coming-day';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { TextInput } from '@/components/ui/fields/text-input';
import { flightStatus } from '@/content/support/flight-status';
import { company } from '@/lib/company/company';
import { airportSuggestionLimit } from '@/lib/flights/airports/suggest-airports';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { FlightLookup } from './flight-lookup';

export const generateMetadata = contentMetadata('/services/flight-status', flightStatus);

export default async function FlightStatusPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('services');
  return (
    <SupportPage guide={flightStatus} art="pages/departures" trail={[{ label: t('title'), href: '/services' }]}>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={await loadMessages(locale, ['flightStatus'])} timeZone="Asia/Qatar">
        <FlightLookup
          locale={locale}
          words={await flightFormWords(locale, airportSuggestionLimit)}
          whatsappNumber={company.whatsapp.number}
        />
      </NextIntlClientProvider>
      <div className="mt-12">
        <FlightForm />
      </div>
    </SupportPage>
  );
}

/** The flight, the day and the question. */
function FlightForm() {
  const t = useTranslations('support.form');
  const fields = { flight: t('flightNumber'), day: t('flightDay'), topic: t('flightTopic') };
  return (
    <RequestForm title={t('flight')} greeting={t('flightGreeting')} fields={fields}>
      <TextInput
        name="flight"
        label={fields.flight}
        placeholder="QR 1"
        required
        maxLength={8}
        pattern="[A-Za-z0-9]{2} ?[0-9]{1,4}[A-Za-z]?"
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
      />
      <ComingDay id="day" name="day" label={fields.day} words={useDateWords()} required />
      <div className="sm:col-span-2">
        <TextInput
          name="topic"
          label={fields.topic}
          placeholder={t('flightExample')}
          required
          maxLength={200}
          autoComplete="off"
        />
      </div>
    </RequestForm>
  );
}

interface RequestFormProps {
  title: string;
  greeting: string;
  fields: Record<string, string>;
  children: ReactNode;
}

/** A short form that becomes a message to our desk. */
function RequestForm({ title, greeting, fields, children }: RequestFormProps) {
  const t = useTranslations('support.form');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 rounded-card border border-line bg-raised p-5 shadow-card md:p-6">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <NeedsScript />
      <WhatsAppForm label={title} submit={t('send')} number={company.whatsapp.number} greeting={greeting} fields={fields}>
        {children}
      </WhatsAppForm>
      <p className="mt-2 text-ink-soft text-sm">{t('after')}</p>
    </section>
  );
}
