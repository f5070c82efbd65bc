import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { NeedsScript } from '@/components/layout/needs-script';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { TextInput } from '@/components/ui/fields/text-input';
import { company } from '@/content/company';
import { AskedDay, WhatsAppForm } from './whatsapp-form';

/** The flight, the day and the question. */
export function FlightForm() {
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
      <AskedDay name="day" label={fields.day} words={useDateWords()} />
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
