import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useAnswerFocus } from '@/components/ui/feedback/use-answer-focus';
import { Icon } from '@/components/ui/icon';
import type { Refusal } from '@/lib/bookings/send';
import { Link } from '@/lib/i18n/navigation';

interface RefusalCardProps {
  refusal: Refusal;
  /** English path of the offers to choose from, if there are several. */
  backTo?: string;
  /** The contacts. */
  children?: ReactNode;
}

/**
 * Why the request was refused, and what to do. Nothing typed is lost. It takes the focus, because the button may be off the screen. A product can
 * replace texts with `bookings.refusals` in the page's messages.
 */
export function RefusalCard({ refusal: { kind, retryAfterSeconds }, backTo, children }: RefusalCardProps) {
  const t = useTranslations('bookings.refusals');
  const card = useAnswerFocus<HTMLDivElement>();
  const isOfferLost = kind === 'offerExpired' || kind === 'offerAltered';
  return (
    <div
      ref={card}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 gap-3 rounded-card border border-danger bg-danger-soft p-4 outline-none sm:p-5"
    >
      <Icon name="warning" className="size-6 text-danger" />
      <div>
        <p className="font-semibold text-danger">{t(`${kind}.title`)}</p>
        <p className="mt-1">{t(`${kind}.text`)}</p>
        {retryAfterSeconds !== null && <p className="mt-1">{t('wait', { seconds: retryAfterSeconds })}</p>}
        {kind === 'sessionEnded' && (
          <Link href={signInAndBack()} prefetch={false} className={buttonClass('primary', 'mt-4')}>
            {t('sessionEnded.signIn')}
          </Link>
        )}
        {kind === 'offSale' && (
          <Link href="/services/packages" prefetch={false} className={buttonClass('primary', 'mt-4')}>
            {t('offSale.others')}
          </Link>
        )}
        {isOfferLost && backTo && (
          <Link href={backTo} prefetch={false} className={buttonClass('primary', 'mt-4')}>
            {t('backToResults')}
          </Link>
        )}
        {children && (
          <>
            <p className="mt-4 text-sm">{t('help')}</p>
            <div className="mt-2 flex flex-wrap gap-3">{children}</div>
          </>
        )}
      </div>
    </div>
  );
}

/** To the login page and back to this step, in the same tab, which keeps what was typed. */
function signInAndBack(): string {
  const { pathname, search } = window.location;
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}
