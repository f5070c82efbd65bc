import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { RefusalCard as Card } from '@/components/ui/forms/refusal-card';
import type { Refusal } from '@/lib/bookings/send';
import { Link } from '@/lib/i18n/navigation';
import { AskAboutPage } from '../ask-about-page';

/** Why the request was not taken, and what helps. Nothing typed is lost in any case. `backTo`: English path of the offers. */
export function RefusalCard({ refusal: { kind, retryAfterSeconds }, backTo }: { refusal: Refusal; backTo: string }) {
  const t = useTranslations('bookings.refusals');
  const isOfferLost = kind === 'offerExpired' || kind === 'offerAltered';
  return (
    <Card
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      wait={retryAfterSeconds === null ? null : t('wait', { seconds: retryAfterSeconds })}
    >
      {isOfferLost && (
        <Link href={backTo} prefetch={false} className={buttonClass('primary', 'mt-4')}>
          {t('backToResults')}
        </Link>
      )}
      <p className="mt-4 text-sm">{t('help')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <AskAboutPage />
      </div>
    </Card>
  );
}
