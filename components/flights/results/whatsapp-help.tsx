import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';

interface WhatsAppHelpProps {
  search: FlightSearchRequest;
  number: string;
  look: 'icon' | 'button';
}

/** Opens a chat whose first message carries the link to exactly what is on screen, filters included. */
export function WhatsAppHelp({ search, number, look }: WhatsAppHelpProps) {
  const t = useTranslations('flights.results.whatsapp');
  const locale = useLocale();
  const chat = (link: string) => {
    const text = t('message', {
      origin: cityName(search.origin, locale),
      destination: cityName(search.destination, locale),
      link,
    });
    return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
  };
  const addLink = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = chat(window.location.href);
  };
  const isIcon = look === 'icon';

  return (
    <a
      href={chat(window.location.href)}
      target="_blank"
      rel="noopener"
      onClick={addLink}
      onAuxClick={addLink}
      className={
        isIcon
          ? 'inline-flex size-11 items-center justify-center rounded-pill bg-success-fill text-on-fill'
          : buttonClass('secondary')
      }
    >
      <WhatsAppIcon className={isIcon ? 'size-6' : 'size-5'} />
      <span className={isIcon ? 'sr-only' : undefined}>{t('button')}</span>
    </a>
  );
}
