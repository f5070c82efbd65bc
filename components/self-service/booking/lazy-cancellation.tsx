import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { CancellationTerms, CancellationTermsProps } from './cancellation-terms';

const loadParts = (locale: Locale) =>
  Promise.all([import('./cancellation-terms'), loadMessages(locale, ['selfService', 'flights', 'hotels'])] as const);

type Parts = { View: typeof CancellationTerms; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** What cancelling a booking costs, for whoever unfolds it: only then the airline is asked. */
export function LazyCancellation({ label, ...booking }: { label: string } & Omit<CancellationTermsProps, 'locale' | 'messages'>) {
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    loadParts(locale).then(
      ([{ CancellationTerms: View }, messages]) => setParts({ View, messages }),
      () => {},
    );
  }, [locale, isOpen]);

  return (
    <details
      className="group/cost mt-1 border-line border-t pt-1"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 transition-transform group-open/cost:rotate-180" />
        {label}
      </summary>
      {isOpen &&
        (parts ? (
          <parts.View locale={locale} messages={parts.messages} {...booking} />
        ) : (
          <Spinner className="size-5 text-accent" />
        ))}
    </details>
  );
}
