import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { NeedsScript } from '@/components/layout/needs-script';
import { TrustLine } from '@/components/layout/trust-line';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { FoundPackage } from '@/lib/packages/find-package';
import { ContactActions } from './contact-actions';

interface RequestPageProps extends Pick<FoundPackage, 'holiday'> {
  /** The flow from the date to the request. */
  children: ReactNode;
}

/** Where a holiday is asked for, step by step or in a message, and how it goes on from there. */
export function RequestPage({ holiday, children }: RequestPageProps) {
  const locale = useLocale();
  const t = useTranslations('packages.booking');
  const duration = useTranslations('packages')('duration', { nights: holiday.nights, days: holiday.nights + 1 });
  const name = holiday.name[locale];
  const greeting = t('greeting', { name, duration, price: formatQar(holiday.price, intlTag(locale)) });
  const questions = [t('date'), t('adults'), t('children'), t('rooms')].map((question) => `${question}: `);
  const steps = (['send', 'confirm', 'pay'] as const).map((step) => ({
    term: t(`how.${step}.term`),
    text: t(`how.${step}.text`),
  }));
  return (
    <div data-checkout="" className="page-width pt-6 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl rtl:leading-[1.35]">{t('heading', { name })}</h1>
      <TrustLine />
      <NeedsScript />
      <div className="noscript:hidden">{children}</div>
      {/* The steps say this where it is asked; without script there are none. */}
      <div className="mt-14 hidden gap-12 border-line border-t pt-12 noscript:grid lg:grid-cols-2 lg:gap-16">
        <GuideSectionView section={{ id: 'how', heading: t('howTitle'), paragraphs: [], points: steps, inOrder: true }} />
        <section aria-labelledby="other-ways">
          <h2 id="other-ways" className="text-2xl md:text-3xl">
            {t('otherTitle')}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">{t('otherText')}</p>
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <ContactActions message={[greeting, ...questions].join('\n')} subject={t('emailSubject', { name })} />
          </div>
        </section>
      </div>
    </div>
  );
}
