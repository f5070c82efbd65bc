import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { company } from '@/lib/company/company';
import { mailtoPackages } from '@/lib/packages/mailto-packages';

interface ContactActionsProps {
  /** The text of the WhatsApp message and of the e-mail. */
  message: string;
  subject: string;
}

/** The three ways to contact the holidays desk. */
export function ContactActions({ message, subject }: ContactActionsProps) {
  const t = useTranslations('packages.next');
  return (
    <>
      <WhatsAppLink number={company.whatsapp.number} message={message} className={buttonClass('secondary')}>
        {t('whatsapp')}
      </WhatsAppLink>
      <CallLink phone={company.phone} className={buttonClass('secondary')}>
        {(phone) => t.rich('call', { phone })}
      </CallLink>
      <a href={mailtoPackages(subject, message)} className={buttonClass('secondary')}>
        <Icon name="mail" />
        {t('email')}
      </a>
    </>
  );
}
