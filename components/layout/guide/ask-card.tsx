import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { company } from '@/lib/company/company';

interface AskCardProps {
  greeting: string;
  action?: ReactNode;
  /** Texts for readers who want something else than a trip. */
  words?: { title: string; text: string } | undefined;
}

/** The next step on every page: a search if there is one, a message, a call. */
export function AskCard({ greeting, action, words }: AskCardProps) {
  const t = useTranslations('guides.ask');
  return (
    <section aria-labelledby="ask-title" className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h2 id="ask-title" className="text-xl">
        {words?.title ?? t('title')}
      </h2>
      <p className="mt-2 text-ink-soft">{words?.text ?? t('text')}</p>
      <div className="mt-5 flex flex-col gap-3">
        {action}
        <WhatsAppLink
          number={company.whatsapp.number}
          message={greeting}
          className={buttonClass(action ? 'secondary' : 'primary')}
        >
          {t('whatsapp')}
        </WhatsAppLink>
        <CallLink phone={company.phone} className={buttonClass('secondary')}>
          {(phone) => t.rich('call', { phone })}
        </CallLink>
      </div>
    </section>
  );
}
