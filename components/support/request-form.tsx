import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { NeedsScript } from '@/components/layout/needs-script';
import { company } from '@/content/company';
import { WhatsAppForm } from './whatsapp-form';

interface RequestFormProps {
  title: string;
  greeting: string;
  fields: Record<string, string>;
  children: ReactNode;
}

/** A short form that becomes a message to our desk. */
export function RequestForm({ title, greeting, fields, children }: RequestFormProps) {
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
