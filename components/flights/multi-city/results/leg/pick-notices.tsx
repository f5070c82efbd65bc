import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** What has become of the offer chosen for a leg since: gone, or at another price, which waits to be accepted. */
export function PickNotices({ leg, onAcceptPrice }: { leg: SelectedLeg; onAcceptPrice: () => void }) {
  const t = useTranslations('flights.multiCity.results');
  const tag = intlTag(useLocale());
  const { selected, isGone, priceBefore } = leg;
  if (isGone) {
    return (
      <Notice tone="warning" announce="status" className="mb-4">
        {t('gone')}
      </Notice>
    );
  }
  if (!selected || priceBefore === null) return null;
  return (
    <Notice tone="warning" announce="alert" className="mb-4">
      <p>
        {t.rich('priceChanged', {
          before: () => <bdi className="line-through">{formatQar(priceBefore, tag)}</bdi>,
          now: () => <bdi className="font-semibold">{formatQar(Number(selected.offer.price.total), tag)}</bdi>,
        })}
      </p>
      <Button variant="secondary" onClick={onAcceptPrice} className="mt-2">
        {t('accept')}
      </Button>
    </Notice>
  );
}
