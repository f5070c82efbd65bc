import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/whatsapp-icon';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';

interface WhatsAppHelpProps {
  search: FlightSearchRequest;
  number: string;
  /** The dialog hides the site's floating button, so it brings one of its own. */
  look: 'floating' | 'button';
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
  const isFloating = look === 'floating';

  return (
    <a
      href={chat(window.location.href)}
      target="_blank"
      rel="noopener"
      onClick={addLink}
      onAuxClick={addLink}
      className={
        isFloating
          ? 'fixed end-4 bottom-4 z-30 inline-flex size-14 items-center justify-center rounded-pill bg-success text-on-accent shadow-float'
          : buttonClass('secondary')
      }
    >
      <WhatsAppIcon className={isFloating ? 'size-7' : 'size-5'} />
      <span className={isFloating ? 'sr-only' : undefined}>{t('button')}</span>
    </a>
  );
}
