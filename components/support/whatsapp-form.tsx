'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { writeDay } from '@/lib/time/dates';

interface WhatsAppFormProps {
  label: string;
  submit: string;
  number: string;
  /** First line of the message; each filled-in field follows as "label: value" by its name. */
  greeting: string;
  fields: Record<string, string>;
  children: ReactNode;
}

/** A form that becomes a message to the agency. Its button is enabled once every required field is filled in. */
export function WhatsAppForm({ label, submit, number, greeting, fields, children }: WhatsAppFormProps) {
  const [complete, setComplete] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const lines = Object.entries(fields).map(([name, title]) => `${title}: ${writeDay(String(form.get(name) ?? ''))}`);
    const text = encodeURIComponent([greeting, ...lines].join('\n'));
    window.open(`https://wa.me/${number}?text=${text}`, '_blank', 'noopener');
  }

  return (
    <form
      aria-label={label}
      className="noscript:hidden"
      onSubmit={send}
      onChange={(event) => setComplete(event.currentTarget.checkValidity())}
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
      <button type="submit" disabled={!complete} className={buttonClass('primary', 'mt-4 min-h-12 w-full sm:w-auto')}>
        <WhatsAppIcon />
        {submit}
      </button>
    </form>
  );
}
