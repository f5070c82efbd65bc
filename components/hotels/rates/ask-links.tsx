import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';

export interface AskLinksWords {
  whatsapp: string;
  email: string;
}

interface AskLinksProps {
  words: AskLinksWords;
  number: string;
  email: string;
  subject: string;
  message: string;
}

/** Ways to ask us about one hotel. Links, so that they work before scripts run. */
export function AskLinks({ words, number, email, subject, message }: AskLinksProps) {
  const mail = new URLSearchParams({ subject, body: message.replaceAll('\n', '\r\n') });
  return (
    <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col xl:mt-6 xl:flex-nowrap xl:items-start">
      <WhatsAppLink number={number} message={message} className={buttonClass('primary', 'min-h-12 px-4 xl:whitespace-nowrap')}>
        {words.whatsapp}
      </WhatsAppLink>
      <a
        href={`mailto:${email}?${String(mail).replaceAll('+', '%20')}`}
        className={buttonClass('secondary', 'min-h-12 px-4 xl:whitespace-nowrap')}
      >
        <Icon name="mail" className="size-5" />
        {words.email}
      </a>
    </div>
  );
}
