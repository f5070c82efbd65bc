import type { Metadata } from 'next';
import { CallNow, MessageChoices } from '@/components/company/message-choices';
import { NextPages } from '@/components/company/next-pages';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/guide/page-header';
import { emailLanding } from '@/content/company-pages/email-landing';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/route-metadata';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  return { ...pageMetadata(locale, '/email-landing', emailLanding[locale]), robots: { index: false } };
}

export default async function EmailLandingPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { heading, lead, offersHeading, offers, choicesHeading, choices, trust } = emailLanding[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={emailLanding.name[locale]} />
      <PageHeader heading={heading} lead={lead} />
      <NextPages pages={offers} heading={offersHeading} />
      <MessageChoices heading={choicesHeading} choices={choices} byEmailOnly />
      <div className="mt-12 max-w-2xl">
        <CallNow {...trust} />
      </div>
    </div>
  );
}
