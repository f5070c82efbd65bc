import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';

export interface AskLinksWords {
  whatsapp: string;
  email: string;
  bookingSite: string;
  newTab: string;
}

interface AskLinksProps {
  words: AskLinksWords;
  number: string;
  email: string;
  subject: string;
  message: string;
  bookingSite: string;
  /** Called when somebody leaves for the booking site. */
  onBook?: () => void;
}

/** The ways to ask for one hotel: a message to us, or the booking site. Links, so that they lead somewhere before any script runs. */
export function AskLinks({ words, number, email, subject, message, bookingSite, onBook }: AskLinksProps) {
  const mail = new URLSearchParams({ subject, body: message.replaceAll('\n', '\r\n') });
  return (
    <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
      <WhatsAppLink number={number} message={message} className={buttonClass('primary', 'min-h-12')}>
        {words.whatsapp}
      </WhatsAppLink>
      <a href={`mailto:${email}?${String(mail).replaceAll('+', '%20')}`} className={buttonClass('secondary', 'min-h-12')}>
        <Icon name="mail" className="size-5" />
        {words.email}
      </a>
      <a
        href={bookingSite}
        target="_blank"
        rel="noopener"
        onClick={onBook}
        className="inline-flex min-h-12 items-center gap-1.5 px-1 text-ink-soft text-sm underline-offset-4 hover:underline"
      >
        <span>
          {words.bookingSite}
          <span className="sr-only"> ({words.newTab})</span>
        </span>
        <Icon name="external" className="size-4" />
      </a>
    </div>
  );
}
