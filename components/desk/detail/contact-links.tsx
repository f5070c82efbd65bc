import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import type { Overview } from '@/lib/desk/overview';

const look = buttonClass('secondary', 'max-sm:w-full wrap-anywhere');

/** The ways to a customer, each with the reference along. */
export function ContactLinks({ of: { email, phone, person, reference } }: { of: Overview }) {
  const t = useTranslations('desk.detail');
  return (
    <div className="flex flex-wrap gap-2">
      <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reference)}`} className={look}>
        <Icon name="mail" />
        <bdi>{email}</bdi>
      </a>
      {phone && (
        <>
          <a href={`tel:${phone}`} className={look}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
          <WhatsAppLink number={phone.replace(/\D/g, '')} message={t('greeting', { name: person, reference })} className={look}>
            {t('whatsapp')}
          </WhatsAppLink>
        </>
      )}
    </div>
  );
}
