import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Refusal } from '@/lib/bookings/request-booking';
import { Link } from '@/lib/i18n/navigation';
import { AskAboutPage } from '../ask-about-page';

/** Why the request was not taken, and what helps. Nothing typed is lost in any case. `backTo`: English path of the offers. */
export function RefusalCard({ refusal, backTo }: { refusal: Refusal; backTo: string }) {
  const t = useTranslations('bookings.refusals');
  const { kind, retryAfterSeconds } = refusal;
  const isOfferLost = kind === 'offerExpired' || kind === 'offerAltered';
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-danger bg-danger-soft p-4 sm:p-5">
      <Icon name="warning" className="size-6 text-danger" />
      <div>
        <p className="font-semibold text-danger">{t(`${kind}.title`)}</p>
        <p className="mt-1">{t(`${kind}.text`)}</p>
        {retryAfterSeconds !== null && <p className="mt-1">{t('wait', { seconds: retryAfterSeconds })}</p>}
        {isOfferLost && (
          <Link href={backTo} prefetch={false} className={buttonClass('primary', 'mt-4')}>
            {t('backToResults')}
          </Link>
        )}
        <p className="mt-4 text-sm">{t('help')}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <AskAboutPage />
        </div>
      </div>
    </div>
  );
}
