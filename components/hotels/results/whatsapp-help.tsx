import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';

/** Opens a chat whose first message carries the link to exactly what is on screen, filters included. */
export function WhatsAppHelp({ number }: { number: string }) {
  const t = useTranslations('hotels.results.whatsapp');
  const chat = () => `https://wa.me/${number}?text=${encodeURIComponent(t('message', { link: window.location.href }))}`;
  const addLink = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = chat();
  };
  return (
    <a
      href={`https://wa.me/${number}`}
      target="_blank"
      rel="noopener"
      onClick={addLink}
      onAuxClick={addLink}
      className={buttonClass('secondary')}
    >
      <WhatsAppIcon className="size-5" />
      {t('button')}
    </a>
  );
}
