import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface PriceChangeNoticeProps {
  /** Totals for the whole party, in QAR. */
  before: number;
  now: number;
  /** On the review the button that was pressed gives way to this, so the focus and the view come here. */
  takesFocus: boolean;
  onAccept: () => void;
}

/** The airline has another price by now: nobody goes on without having seen both. */
export function PriceChangeNotice({ before, now, takesFocus, onAccept }: PriceChangeNoticeProps) {
  const t = useTranslations('bookings.flow.priceChange');
  const tag = intlTag(useLocale());
  const notice = useRef<HTMLDivElement>(null);

  const come = useEffectEvent(() => {
    if (!takesFocus) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

  useEffect(() => come(), []);

  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sun-soft p-4 text-on-sun-soft sm:p-5"
    >
      <Icon name="warning" className="size-6" />
      <div className="min-w-52 grow">
        <p className="font-semibold">{t('title')}</p>
        <p>
          {t.rich('text', {
            before: () => <bdi className="line-through">{formatQar(before, tag)}</bdi>,
            now: () => <bdi className="font-semibold">{formatQar(now, tag)}</bdi>,
          })}
        </p>
      </div>
      <Button onClick={onAccept}>{t('accept')}</Button>
    </div>
  );
}
