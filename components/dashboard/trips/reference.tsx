import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useCopied } from '@/components/ui/use-copied';

/** A booking reference, to be read out or copied. */
export function Reference({ reference }: { reference: string }) {
  const t = useTranslations('account.dashboard.trips');
  const { isCopied, copy } = useCopied(reference);

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
