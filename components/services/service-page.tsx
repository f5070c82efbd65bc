import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuidePage } from '@/components/layout/guide/guide-page';
import type { Guide } from '@/content/guide';

interface ServicePageProps {
  service: Guide;
  /** Another action, shown first. */
  action?: ReactNode;
  /** The page's own content, above its first section. */
  children?: ReactNode;
}

export function ServicePage({ service, action, children }: ServicePageProps) {
  const locale = useLocale();
  const t = useTranslations('services');
  return (
    <GuidePage
      locale={locale}
      text={service[locale]}
      art={service.art}
      name={service.name[locale]}
      trail={[{ label: t('title'), href: '/services' }]}
      action={action}
    >
      {children}
    </GuidePage>
  );
}
