import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AllNotifications } from '@/components/notifications/all-notifications';
import { pageWords } from '@/components/notifications/notification-words';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('notifications.page');
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function NotificationsPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('notifications');
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{t('page.title')}</h1>
      <p className="mt-3 max-w-2xl text-ink-soft text-lg">{t('page.lead')}</p>
      <AllNotifications locale={locale} words={pageWords(t)} />
    </>
  );
}
