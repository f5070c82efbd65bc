import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { typedInto } from '@/lib/enquiries/form/draft';
import type { FieldView } from '@/lib/enquiries/form/form-view';
import { writeDay } from '@/lib/time/dates';

interface SendByWhatsAppProps {
  number: string;
  greeting: string;
  label: string;
  fields: readonly FieldView[];
}

/** An alternative to sending: a WhatsApp message with the typed values, or without script with a greeting only. */
export function SendByWhatsApp({ number, greeting, label, fields }: SendByWhatsAppProps) {
  function fill({ currentTarget }: MouseEvent<HTMLElement>) {
    const form = currentTarget.closest('form');
    const link = currentTarget.querySelector('a');
    if (!form || !link) return;
    const text = whatsAppMessage(greeting, fields, Object.fromEntries(typedInto(form)));
    link.href = `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
  }
  return (
    // This handler runs before the browser follows the link.
    <span data-waits="" onClickCapture={fill} className="contents">
      <WhatsAppLink number={number} message={greeting} className={buttonClass('quiet', 'max-sm:w-full')}>
        {label}
      </WhatsAppLink>
    </span>
  );
}

/** The greeting, then "label: value" for each field that is filled in, as people write it. */
function whatsAppMessage(greeting: string, fields: readonly FieldView[], values: Readonly<Record<string, string>>): string {
  const lines = fields.flatMap(({ name, type, label, options }) => {
    const value = values[name]?.trim();
    if (!value) return [];
    if (type === 'choice') return [`${label}: ${options.find((option) => option.value === value)?.label ?? value}`];
    return [`${label}: ${type === 'day' ? writeDay(value) : value}`];
  });
  return [greeting, ...lines].join('\n');
}
