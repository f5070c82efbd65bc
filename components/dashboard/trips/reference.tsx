import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** How long the button says that it has copied. */
const thanksMs = 3000;

/** A booking reference, to be read out or copied. */
export function Reference({ reference }: { reference: string }) {
  const t = useTranslations('account.dashboard.trips');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), thanksMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setIsCopied(true);
    } catch {
      // Refused: the reference can be selected by hand.
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-soft">{t('reference')}:</span>
      <bdi className="select-all font-semibold text-lg tabular-nums tracking-wide">{reference}</bdi>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-accent text-sm hover:bg-sunken"
      >
        <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
        <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        <span className="sr-only">{reference}</span>
      </button>
    </p>
  );
}
