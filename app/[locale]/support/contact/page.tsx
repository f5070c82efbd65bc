import { useLocale, useTranslations } from 'next-intl';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { SupportPage } from '@/components/support/support-page';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { CallLink } from '@/components/ui/contact/call-link';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { supportContact, type Urgency, urgencies } from '@/content/support/contact';
import { company } from '@/lib/company/company';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/support/contact', supportContact);

export default async function SupportContactPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <SupportPage guide={supportContact} art="pages/contact">
      <UrgencyCards />
      <EnquirySection kind="support" />
    </SupportPage>
  );
}

/** The fastest contact, by days until departure. */
function UrgencyCards() {
  const locale = useLocale();
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {urgencies.map(({ way, when, advice, message }) => (
        <li key={way} className={cardClass({}, 'flex flex-col p-5')}>
          <h2 className="text-xl">{when[locale]}</h2>
          <p className="mt-2 mb-4 text-ink-soft">{advice[locale]}</p>
          <div className="mt-auto grid gap-1">
            <Way way={way} message={message[locale]} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Way({ way, message }: { way: Urgency['way']; message: string }) {
  const t = useTranslations('support.help');
  if (way === 'whatsapp') {
    return (
      <WhatsAppLink number={company.whatsapp.number} message={message} className={buttonClass()}>
        {t('whatsapp')}
      </WhatsAppLink>
    );
  }
  if (way === 'email') {
    const query = `subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
    return (
      <a href={`mailto:${company.email}?${query}`} className={buttonClass()}>
        <Icon name="mail" />
        {t('email')}
      </a>
    );
  }
  return (
    <CallLink phone={company.phone} className={buttonClass()}>
      {(phone) => t.rich('call', { phone })}
    </CallLink>
  );
}
