import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';

interface WhatsAppHelpProps {
  search: FlightSearchRequest;
  number: string;
  look: 'icon' | 'button';
}

export function WhatsAppHelp({ search, number, look }: WhatsAppHelpProps) {
  const t = useTranslations('flights.results.whatsapp');
  const locale = useLocale();
  const places = { origin: cityName(search.origin, locale), destination: cityName(search.destination, locale) };
  const isIcon = look === 'icon';
  return (
    <ChatAboutPage
      number={number}
      messageOf={(link) => t('message', { ...places, link })}
      className={
        isIcon
          ? 'inline-flex size-11 items-center justify-center rounded-pill bg-success-fill text-on-fill'
          : buttonClass('secondary')
      }
    >
      <WhatsAppIcon className={isIcon ? 'size-6' : 'size-5'} />
      <span className={isIcon ? 'sr-only' : undefined}>{t('button')}</span>
    </ChatAboutPage>
  );
}
