import type { Metadata } from 'next';
import { CallNow, MessageChoices } from '@/components/company/message-choices';
import { NextPages } from '@/components/company/next-pages';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { BesideArt } from '@/components/layout/guide/beside-art';
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
      <header className="mt-2 md:mt-4">
        <BesideArt art="pages/opened-letter" heading={<h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{heading}</h1>}>
          <p className="mt-4 max-w-3xl text-ink-soft text-lg md:text-xl">{lead}</p>
        </BesideArt>
      </header>
      <NextPages pages={offers} heading={offersHeading} />
      <MessageChoices heading={choicesHeading} choices={choices} byEmailOnly />
      <div className="mt-12 max-w-2xl">
        <CallNow {...trust} />
      </div>
    </div>
  );
}
