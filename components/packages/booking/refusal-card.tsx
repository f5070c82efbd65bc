import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { RefusalCard as Card } from '@/components/ui/forms/refusal-card';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import type { Refusal } from '@/lib/bookings/send';

/** Why the request was not taken, and what helps. Nothing typed is lost in any case. */
export function RefusalCard({ refusal: { kind, retryAfterSeconds } }: { refusal: Refusal }) {
  const t = useTranslations('packages.request');
  const refusals = useTranslations('bookings.refusals');
  const message = t('message', { link: window.location.href });
  return (
    <Card
      title={refusals(`${kind}.title`)}
      text={refusals(`${kind}.text`)}
      wait={retryAfterSeconds === null ? null : refusals('wait', { seconds: retryAfterSeconds })}
    >
      <p className="mt-4 text-sm">{refusals('help')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <a
          href={`https://wa.me/${company.whatsapp.number}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          <WhatsAppIcon />
          {t('whatsapp')}
        </a>
        <a href={company.phone.href} className={buttonClass('secondary')}>
          <Icon name="phone" />
          <bdi dir="ltr">{company.phone.display}</bdi>
        </a>
      </div>
    </Card>
  );
}
