import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WhatsAppIcon } from '@/components/ui/whatsapp-icon';
import { company } from '@/content/company';

/** The two quickest ways to an agent; the chat begins with `message`. */
export function Reach({ message }: { message: string }) {
  const t = useTranslations('bookings.confirmation');
  return (
    <>
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
    </>
  );
}
