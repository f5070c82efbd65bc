import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useCopied } from '@/components/ui/feedback/use-copied';
import { Icon } from '@/components/ui/icon';

interface ReferenceCardProps {
  reference: string;
  /** The address for the answer. */
  email: string;
}

/** The reference, large enough to read out on the phone. */
export function ReferenceCard({ reference, email }: ReferenceCardProps) {
  const t = useTranslations('bookings.confirmation');
  const { isCopied, copy } = useCopied(reference);
  const title = useRef<HTMLHeadingElement>(null);

  // The pressed button has disappeared with its page; without this nothing would have the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <section className="rounded-card bg-night p-6 text-center text-on-night shadow-card sm:p-10 print:border print:bg-raised print:text-ink">
      <span className="mx-auto flex size-14 items-center justify-center rounded-pill bg-success-fill text-on-fill print:hidden">
        <Icon name="check" className="size-8" />
      </span>
      <h2 ref={title} tabIndex={-1} className="mt-4 text-2xl outline-none sm:text-3xl">
        {t('title')}
      </h2>
      <p className="mx-auto mt-2 max-w-xl text-on-night-soft print:text-ink">
        {t.rich('text', { email: () => <bdi className="break-words text-on-night print:text-ink">{email}</bdi> })}
      </p>
      <p className="mt-6 text-on-night-soft text-sm print:text-ink">{t('reference')}</p>
      <div className="mt-1 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <bdi
          data-testid="reference"
          data-keep-clear=""
          className="select-all font-semibold text-4xl tabular-nums tracking-wide sm:text-5xl"
        >
          {reference}
        </bdi>
        <button
          type="button"
          onClick={() => void copy()}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-on-night-soft px-4 text-sm hover:bg-night-soft print:hidden"
        >
          <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
          <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        </button>
      </div>
    </section>
  );
}
