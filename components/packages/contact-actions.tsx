import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import { company } from '@/content/company';
import { mailtoHolidays } from '@/lib/packages/mailto-holidays';

interface ContactActionsProps {
  /** What the message says, in WhatsApp and in the e-mail. */
  message: string;
  subject: string;
}

/** The three ways to the people who plan holidays. */
export function ContactActions({ message, subject }: ContactActionsProps) {
  const t = useTranslations('packages.next');
  return (
    <>
      <WhatsAppLink number={company.whatsapp.number} message={message} className={buttonClass('secondary')}>
        {t('whatsapp')}
      </WhatsAppLink>
      <a href={company.phone.href} className={buttonClass('secondary')}>
        <Icon name="phone" />
        <span>
          {t.rich('call', {
            phone: () => (
              <bdi dir="ltr" className="whitespace-nowrap">
                {company.phone.display}
              </bdi>
            ),
          })}
        </span>
      </a>
      <a href={mailtoHolidays(subject, message)} className={buttonClass('secondary')}>
        <Icon name="mail" />
        {t('email')}
      </a>
    </>
  );
}
