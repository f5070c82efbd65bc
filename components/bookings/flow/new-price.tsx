import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceChangeNotice } from '@/components/ui/price-change-notice';

export interface PriceSeen {
  /** Totals for everybody, in QAR; `before` is null while nothing waits to be accepted. */
  before: number | null;
  now: number;
  parts: ReactNode;
}

interface NewPriceProps extends PriceSeen {
  /** What the button says. */
  accept: string;
  takesFocus?: boolean;
  onAccept: () => void;
}

/** The flights cost another price than the visitor has agreed to; nothing while they do not. */
export function NewPrice({ before, now, parts, accept, takesFocus = true, onAccept }: NewPriceProps) {
  const t = useTranslations('bookings.flow.priceChange');
  if (before === null) return null;
  return (
    <PriceChangeNotice
      key={now}
      before={before}
      now={now}
      title={t('title')}
      accept={accept}
      takesFocus={takesFocus}
      onAccept={onAccept}
    >
      {(amounts) => (
        <>
          {t.rich('text', { direction: now > before ? 'more' : 'less', ...amounts })}
          {parts}
        </>
      )}
    </PriceChangeNotice>
  );
}
