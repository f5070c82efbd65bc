import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { CallLink } from '@/components/ui/contact/call-link';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import type { MessageChoice } from '@/content/company-pages/message-choice';
import { company } from '@/lib/company/company';
import { mailLink } from './links';

const writeLink = 'inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline';

interface MessageChoicesProps {
  heading: string;
  choices: readonly MessageChoice[];
  /** Newsletters are changed by e-mail only. */
  byEmailOnly?: boolean;
}

/** Topics to write to us about, each with its questions in the message. */
export function MessageChoices({ heading, choices, byEmailOnly = false }: MessageChoicesProps) {
  const t = useTranslations('company.topics');
  return (
    <section aria-labelledby="choices" className="mt-10 md:mt-12">
      <h2 id="choices" className="text-2xl md:text-3xl">
        {heading}
      </h2>
      <ul className="mt-5 grid gap-4 md:auto-cols-fr md:grid-flow-col">
        {choices.map(({ title, text, subject, message }) => (
          <li key={title} className={cardClass({}, 'flex flex-col p-5')}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 grow text-ink-soft">{text}</p>
            <p className="mt-3 flex flex-wrap gap-x-6 border-line border-t pt-2">
              <a href={mailLink(company.email, subject, message)} className={writeLink}>
                <Icon name="mail" />
                {t('email')}
              </a>
              {!byEmailOnly && (
                <WhatsAppLink number={company.whatsapp.number} message={message} className={writeLink}>
                  {t('whatsapp')}
                </WhatsAppLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For visitors who do not want to wait for a written answer. */
export function CallNow({ heading, text }: { heading: string; text: string }) {
  const t = useTranslations('company.branches');
  return (
    <section aria-labelledby="call-now" className="rounded-card bg-sun-soft p-6">
      <h2 id="call-now" className="text-xl">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <CallLink phone={company.phone} className={buttonClass('primary', 'mt-5')}>
        {(phone) => t.rich('call', { phone })}
      </CallLink>
    </section>
  );
}
