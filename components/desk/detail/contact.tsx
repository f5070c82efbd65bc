import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import type { Overview } from '@/lib/desk/overview';
import { readablePhone } from '@/lib/text/phone';
import { Facts, Moment, Section } from '../facts';

const look = buttonClass('secondary', 'max-sm:w-full wrap-anywhere');

/** The customer's name and contact details, with time and language of the request. */
export function Contact({ of }: { of: Overview }) {
  const t = useTranslations('desk.detail');
  return (
    <Section title={t('contact')}>
      <Facts
        facts={[
          { term: t('sent'), text: <Moment at={of.createdAt} /> },
          { term: t('language'), text: of.locale && t(of.locale) },
          { term: t('account'), text: of.hasAccount ? t('hasAccount') : t('noAccount') },
        ]}
      />
      <div className="mt-4">
        <ContactLinks of={of} />
      </div>
    </Section>
  );
}

/** The contacts of a customer, each with the reference. */
function ContactLinks({ of: { email, phone, person, reference } }: { of: Overview }) {
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
            <bdi dir="ltr">{readablePhone(phone)}</bdi>
          </a>
          <WhatsAppLink number={phone.replace(/\D/g, '')} message={t('greeting', { name: person, reference })} className={look}>
            {t('whatsapp')}
          </WhatsAppLink>
        </>
      )}
    </div>
  );
}
