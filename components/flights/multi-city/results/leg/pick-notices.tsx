import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import { isWorse, otherFares, totalOf } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

/**
 * Changes to the selected offer of a leg: no longer available, or sold at another price, in another fare or on other terms, which the visitor
 * must accept.
 */
export function PickNotices({ leg, onAcceptPrice }: { leg: SelectedLeg; onAcceptPrice: () => void }) {
  const t = useTranslations('flights.multiCity.results');
  const changes = useTranslations('flights.results.expired');
  const tag = intlTag(useLocale());
  const { selected, isGone, before } = leg;
  if (isGone) {
    return (
      <Notice key="gone" tone="warning" announce="status" className="mb-4">
        {t('gone')}
      </Notice>
    );
  }
  if (!selected || !before) return null;
  const [was, now] = [before, selected].map((offer) => formatQar(totalOf(offer), tag));
  return (
    <Notice key="price" tone="warning" announce="alert" className="mb-4">
      {otherFares([selected], [before]).map((fare) => (
        <p key={fare.now}>{changes('fareGone', { was: isolated(fare.was), now: isolated(fare.now) })}</p>
      ))}
      {isWorse([selected], [before]) && <p>{changes('stricter')}</p>}
      {was !== now && (
        <p>
          {t.rich('priceChanged', {
            before: () => <bdi className="line-through">{was}</bdi>,
            now: () => <bdi className="font-semibold">{now}</bdi>,
          })}
        </p>
      )}
      <Button variant="secondary" onClick={onAcceptPrice} className="mt-2">
        {t('accept')}
      </Button>
    </Notice>
  );
}
