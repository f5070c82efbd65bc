import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { ExtrasPanel } from './extras-panel';

const loadParts = (locale: Locale) =>
  Promise.all([import('./extras-panel'), loadMessages(locale, ['extras', 'tickets'])] as const);

type Parts = { View: typeof ExtrasPanel; messages: Awaited<ReturnType<typeof loadParts>>[1] };

interface LazyExtrasProps {
  label: string;
  booking: { kind: string; status: string; reference: string };
  /** Of one of the travellers: the question needs it. */
  lastName: string;
}

/** Bags and seats to be added to a confirmed flight, for whoever unfolds it: code and words load then, and only then the airline is asked. */
export function LazyExtras({ label, booking: { kind, status, reference }, lastName }: LazyExtrasProps) {
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    loadParts(locale).then(
      ([{ ExtrasPanel: View }, messages]) => setParts({ View, messages }),
      () => {},
    );
  }, [locale, isOpen]);

  if (kind !== 'flight' || (status !== 'confirmed' && status !== 'ticketed')) return null;
  return (
    <details
      className="group/extras mt-4 border-line border-t pt-1 print:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 transition-transform group-open/extras:rotate-180" />
        {label}
      </summary>
      {isOpen &&
        (parts ? (
          <parts.View locale={locale} messages={parts.messages} reference={reference} lastName={lastName} />
        ) : (
          <Spinner className="size-5 text-accent" />
        ))}
    </details>
  );
}
