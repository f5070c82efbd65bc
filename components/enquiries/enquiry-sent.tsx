'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import { Icon } from '@/components/ui/icon';
import { typedInto } from '@/lib/enquiries/form/draft';
import type { FieldView, FormWords } from '@/lib/enquiries/form/form-view';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { writeDay } from '@/lib/time/dates';

interface EnquirySentProps {
  reference: string;
  /** Where the papers of the enquiry are sent and followed. */
  papers?: string;
  words: FormWords;
  /** Without it there is no way back to the form. */
  onAgain?: () => void;
}

/** The reference of the enquiry, in place of the form. Takes the focus when it appears. */
export function EnquirySent({ reference, papers, words, onAgain }: EnquirySentProps) {
  const section = useAnswerFocus<HTMLDivElement>();
  return (
    <div ref={section} data-sent tabIndex={-1} className="rounded-card border-2 border-success bg-success-soft p-5 md:p-6">
      <h3 className="flex items-center gap-2 text-xl">
        <Icon name="check" className="size-6 text-success" />
        {words.sentTitle}
      </h3>
      <p className="mt-4 text-ink-soft text-sm">{words.sentReference}</p>
      <p className="font-semibold text-2xl tabular-nums tracking-wide">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <p className="mt-3 max-w-xl">{words.sentText}</p>
      {papers && (
        <p className="mt-4">
          <a href={papers} className={buttonClass('secondary', 'max-sm:w-full')}>
            {words.papers.follow}
          </a>
        </p>
      )}
      {onAgain && (
        <button type="button" onClick={onAgain} className={buttonClass('quiet', 'mt-3 -ms-5 noscript:hidden')}>
          {words.sentAgain}
        </button>
      )}
    </div>
  );
}

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

/** To the login page and back to the form, in the same tab, which keeps what was typed. */
export function SignInAndBack({ locale, children }: { locale: Locale; children: string }) {
  const { pathname, search } = window.location;
  const back = `${localizePath('/login', locale)}?next=${encodeURIComponent(pathname + search)}`;
  return (
    <p className="mt-3">
      <a href={back} className={buttonClass('secondary')}>
        {children}
      </a>
    </p>
  );
}
