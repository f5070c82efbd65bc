import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { company } from '@/lib/company/company';
import { mailLink } from './links';

interface WriteButtonsProps {
  subject: string;
  /** The first words of the chat and the e-mail. */
  message: string;
  first?: 'whatsapp' | 'email';
}

/** Buttons for a message to us with its first words filled in. */
export function WriteButtons({ subject, message, first = 'whatsapp' }: WriteButtonsProps) {
  const t = useTranslations('company.write');
  const whatsapp = (
    <WhatsAppLink
      key="whatsapp"
      number={company.whatsapp.number}
      message={message}
      className={buttonClass(first === 'whatsapp' ? 'primary' : 'secondary')}
    >
      {t('whatsapp')}
    </WhatsAppLink>
  );
  const email = (
    <a
      key="email"
      href={mailLink(company.email, subject, message)}
      className={buttonClass(first === 'email' ? 'primary' : 'secondary')}
    >
      <Icon name="mail" />
      {t('email')}
    </a>
  );
  return first === 'whatsapp' ? [whatsapp, email] : [email, whatsapp];
}
