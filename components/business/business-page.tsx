import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuidePage } from '@/components/layout/guide/guide-page';
import type { Guide } from '@/content/guide';

interface BusinessPageProps {
  page: Guide;
  /** Another action, shown before the form's. */
  action?: ReactNode;
  /** The page's own content, above its first section. */
  children: ReactNode;
}

export function BusinessPage({ page, action, children }: BusinessPageProps) {
  const locale = useLocale();
  const t = useTranslations('business');
  return (
    <GuidePage
      locale={locale}
      text={page[locale]}
      art={page.art}
      name={page.name[locale]}
      trail={[{ label: t('title'), href: '/business' }]}
      action={action}
    >
      {children}
    </GuidePage>
  );
}
