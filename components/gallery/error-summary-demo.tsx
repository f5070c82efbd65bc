'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import type { Locale } from '@/lib/i18n/locales';

const words = {
  en: {
    name: 'Name',
    phone: 'Phone',
    send: 'Send',
    title: 'Please check two fields',
    noName: 'Enter your name.',
    noPhone: 'Enter a phone number.',
  },
  ar: {
    name: 'الاسم',
    phone: 'الهاتف',
    send: 'إرسال',
    title: 'يرجى مراجعة خانتين',
    noName: 'اكتب اسمك.',
    noPhone: 'اكتب رقم هاتف.',
  },
};

export function ErrorSummaryDemo({ locale }: { locale: Locale }) {
  const t = words[locale];
  const [attempts, setAttempts] = useState(0);
  const [name, phone] = [`${locale}-summary-name`, `${locale}-summary-phone`];
  const failed = attempts > 0;

  function send(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
  }

  return (
    <form noValidate onSubmit={send} className="space-y-4">
      {failed && (
        <ErrorSummary
          key={attempts}
          title={t.title}
          errors={[
            { id: name, text: t.noName },
            { id: phone, text: t.noPhone },
          ]}
        />
      )}
      <Field id={name} label={t.name} error={failed ? t.noName : undefined}>
        {(control) => <input {...control} autoComplete="off" className="control" />}
      </Field>
      <Field id={phone} label={t.phone} error={failed ? t.noPhone : undefined}>
        {(control) => <input {...control} type="tel" dir="ltr" autoComplete="off" className="control" />}
      </Field>
      <Button type="submit">{t.send}</Button>
    </form>
  );
}
