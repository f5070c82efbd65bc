import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';

/** Opens a chat whose first message carries the link to exactly what is on screen, choices included. */
export function HelpLink({ number }: { number: string }) {
  const t = useTranslations('flights.multiCity.results');
  const chat = (link: string) => `https://wa.me/${number}?text=${encodeURIComponent(t('message', { link }))}`;
  const addLink = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = chat(window.location.href);
  };
  return (
    <a
      href={chat(window.location.href)}
      target="_blank"
      rel="noopener"
      onClick={addLink}
      onAuxClick={addLink}
      className={buttonClass('secondary')}
    >
      <WhatsAppIcon />
      {t('whatsapp')}
    </a>
  );
}
