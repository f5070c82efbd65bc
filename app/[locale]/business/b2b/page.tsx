import { useTranslations } from 'next-intl';
import { BusinessPage } from '@/components/business/business-page';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { b2b } from '@/content/business/b2b';
import { company } from '@/lib/company/company';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/business/b2b', b2b);

export default async function B2bPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    // The footer looks for this name and leaves out the newsletter, which is for travellers (SPEC section 2).
    <div data-page="b2b">
      <BusinessPage page={b2b} action={<EnquiryLink />}>
        <TradeDesk />
        <EnquirySection kind="b2b" />
      </BusinessPage>
    </div>
  );
}

/** The contact for other agencies: the address first, because requests to the desk come by mail. */
function TradeDesk() {
  const t = useTranslations('business.desk');
  const write = `mailto:${company.b2bEmail}?subject=${encodeURIComponent(t('subject'))}`;
  return (
    <section
      aria-labelledby="desk"
      className="mt-12 grid gap-6 rounded-card bg-night p-6 text-on-night md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-12 md:p-8 lg:mt-16"
    >
      <div>
        <h2 id="desk" className="text-2xl md:text-3xl">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-xl text-on-night-soft">{t('text')}</p>
        <dl className="mt-5 grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-on-night-soft text-sm">{t('email')}</dt>
            <dd className="break-words font-medium">
              <bdi dir="ltr">{company.b2bEmail}</bdi>
            </dd>
          </div>
          <div>
            <dt className="text-on-night-soft text-sm">{t('phone')}</dt>
            <dd className="font-medium">
              <a
                href={company.phone.href}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-0"
              >
                <bdi dir="ltr">{company.phone.display}</bdi>
              </a>
            </dd>
          </div>
        </dl>
      </div>
      <a href={write} className={buttonClass()}>
        <Icon name="mail" />
        {t('write')}
      </a>
    </section>
  );
}
