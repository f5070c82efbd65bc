import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';

export function HelpLink({ number }: { number: string }) {
  const t = useTranslations('flights.multiCity.results');
  return (
    <ChatAboutPage number={number} messageOf={(link) => t('message', { link })} className={buttonClass('secondary')}>
      <WhatsAppIcon />
      {t('whatsapp')}
    </ChatAboutPage>
  );
}
