import { useTranslations } from 'next-intl';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { Reach } from './reach';

/** The ways to an agent, whose chat begins with the address of what is on screen. */
export function AskAboutPage() {
  const t = useTranslations('bookings.flow.ask');
  const link = useIsInBrowser() ? window.location.href : '';
  return <Reach label={t('whatsapp')} message={t('message', { link })} />;
}
