import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';

export function HelpLink({ number, look = 'button' }: { number: string; look?: 'icon' | 'button' }) {
  const t = useTranslations('flights.multiCity.results');
  const isIcon = look === 'icon';
  return (
    <ChatAboutPage
      number={number}
      messageOf={(link) => t('message', { link })}
      className={
        isIcon
          ? 'inline-flex size-11 items-center justify-center rounded-pill bg-success-fill text-on-fill'
          : buttonClass('secondary')
      }
    >
      <WhatsAppIcon {...(isIcon && { className: 'size-6' })} />
      <span className={isIcon ? 'sr-only' : undefined}>{t('whatsapp')}</span>
    </ChatAboutPage>
  );
}
