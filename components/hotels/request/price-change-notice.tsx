import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface PriceChangeNoticeProps {
  /** Totals of the stay, in QAR. */
  before: number;
  now: number;
  onAccept: () => void;
}

/** The hotel has another price by now: nobody goes on without having seen both. Takes the focus and the view. */
export function PriceChangeNotice({ before, now, onAccept }: PriceChangeNoticeProps) {
  const t = useTranslations('hotels.stayRequest.priceChange');
  const tag = intlTag(useLocale());
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);

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
          {t.rich(now > before ? 'dearer' : 'cheaper', {
            before: () => <bdi className="line-through">{formatQar(before, tag)}</bdi>,
            now: () => <bdi className="font-semibold">{formatQar(now, tag)}</bdi>,
            difference: () => <bdi>{formatQar(Math.abs(now - before), tag)}</bdi>,
          })}
        </p>
      </div>
      <Button onClick={onAccept}>{t('accept')}</Button>
    </div>
  );
}
