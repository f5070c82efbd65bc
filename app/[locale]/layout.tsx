import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { AccountSlot, WhenSignedIn } from '@/components/account/session/account-slot';
import { PreviewBar } from '@/components/desk/preview-bar';
import { Announcement } from '@/components/layout/company/announcement';
import { PublishedOfPage } from '@/components/layout/company/published-of-page';
import { Footer } from '@/components/layout/footer/footer';
import { LanguageOffer } from '@/components/layout/language/language-offer';
import { Measurement } from '@/components/layout/measurement/measurement';
import { AccountMenu, AccountShortcut, Header, PhoneBar } from '@/components/layout/navigation/header';
import { NavigationProgress } from '@/components/layout/navigation/navigation-progress';
import { Hydrated, ZoomRule } from '@/components/layout/page-effects';
import { browserColors } from '@/components/layout/theme/theme';
import { ThemeScript } from '@/components/layout/theme/theme-script';
import { WhatsAppButton } from '@/components/layout/whatsapp-button';
import { BellSlot } from '@/components/notifications/bell/bell-slot';
import { measurementMeta, parseMeasurementIds, writeMeasurementIds } from '@/lib/analytics/consent';
import { announcement, announcementContent } from '@/lib/company/announcement';
import { company } from '@/lib/company/company';
import { readDraft, readPreview } from '@/lib/content/read-draft';
import { measurementSettings, siteUrl } from '@/lib/env';
import { directionOf, locales } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { publishedContent } from '@/lib/state/published-content';
import '../globals.css';

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: browserColors.light },
    { media: '(prefers-color-scheme: dark)', color: browserColors.dark },
  ],
  width: 'device-width',
  initialScale: 1,
  maximumScale: 5,
};

export async function generateMetadata({ params }: LocaleLayoutProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const name = company.name[locale];
  return { metadataBase: new URL(siteUrl()), applicationName: name, title: { default: name, template: `%s | ${name}` } };
}

export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('common');
  const frame = await getTranslations('layout');
  const otherFrame = await getTranslations({ locale: locale === 'ar' ? 'en' : 'ar', namespace: 'layout' });
  const whatsappWords = {
    button: t('whatsapp.button'),
    short: frame('phoneBar.whatsapp'),
    greeting: t('whatsapp.greeting'),
    withLink: t('whatsapp.withLink', { link: '{link}' }),
  };
  const measurement = writeMeasurementIds(parseMeasurementIds(measurementSettings()));
  const preview = await readPreview();
  const draft = await readDraft('announcement', 'site', announcementContent);
  const announced = draft?.content ?? announcement();
  const contact = publishedContent('contact', 'site');
  const fontFile = locale === 'ar' ? 'arabic' : 'basic';
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={locale === 'ar' ? 'font-arabic' : undefined}
      // The script below sets the selected theme on this element before hydration.
      suppressHydrationWarning
    >
      <head>
        <ThemeScript />
        {measurement && <meta name={measurementMeta} content={measurement} />}
        <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={company.name[locale]} />
        <link rel="preload" href={`/fonts/readex-pro-${fontFile}.woff2`} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#content" className="skip-link">
          {t('skipToContent')}
        </a>
        {contact && <PublishedOfPage kind="contact" published={contact} />}
        {announced && <Announcement announcement={announced} isDraft={draft !== null} />}
        <Header
          account={
            <AccountSlot locale={locale}>
              <AccountMenu />
            </AccountSlot>
          }
          bell={
            <WhenSignedIn>
              <div data-bell className="flex on-steps:hidden">
                <AccountShortcut locale={locale} />
                <BellSlot locale={locale} />
              </div>
            </WhenSignedIn>
          }
        />
        <main id="content" className="grow">
          {preview && <PreviewBar locale={locale} preview={preview} />}
          {children}
        </main>
        <Footer />
        <Suspense>
          <NavigationProgress words={{ loading: frame('loading'), offline: frame('offline') }} />
        </Suspense>
        <LanguageOffer
          locale={locale}
          words={{
            text: frame('languageOffer.text'),
            read: otherFrame('languageOffer.read'),
            close: frame('languageOffer.close'),
          }}
        />
        <ZoomRule />
        <Measurement locale={locale} />
        <PhoneBar locale={locale} whatsapp={<WhatsAppButton number={company.whatsapp.number} words={whatsappWords} />} />
        <WaitingLine text={frame('waiting')} />
        <Hydrated />
      </body>
    </html>
  );
}

/** Shown by the loader (lib/site-server/page-store/loader.js) while an action waits for a connection. */
function WaitingLine({ text }: { text: string }) {
  return (
    <p data-offline="" hidden role="alert" className="waiting-line">
      {text}
    </p>
  );
}
