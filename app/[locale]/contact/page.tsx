import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OpeningHours } from '@/components/company/branches/branch-card';
import { mailLink, mapLink } from '@/components/company/links';
import { NextPages } from '@/components/company/next-pages';
import { WriteButtons } from '@/components/company/write-buttons';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/guide/page-header';
import { PageSection } from '@/components/layout/guide/page-section';
import { cardClass } from '@/components/ui/card';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { contact, contactTopics } from '@/content/company-pages/contact';
import { company } from '@/lib/company/company';
import { officeOf } from '@/lib/company/offices';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { agencyNode } from '@/lib/seo/graph';
import { describePage } from '@/lib/seo/page-about';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/contact', contact);

export default async function ContactPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  describePage(agencyNode(locale));
  const { heading, lead, subject, message, next } = contact[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={contact.name[locale]} />
      <PageHeader heading={heading} lead={lead} art="pages/contact">
        <WriteButtons subject={subject} message={message} />
      </PageHeader>
      <ReachCards />
      <EnquirySection kind="contact" />
      <TopicTable />
      <NextPages pages={next} />
    </div>
  );
}

const writeLink = 'inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline';

/** The team for each topic, with a prepared message. */
function TopicTable() {
  const locale = useLocale();
  const t = useTranslations('company.topics');
  return (
    <PageSection id="topics" title={t('title')} text={t('text')}>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-raised shadow-card">
        <table aria-labelledby="topics" className="stacked-table w-full text-start">
          <thead className="bg-night text-on-night">
            <tr>
              <th scope="col" className="px-4 py-3 text-start font-semibold md:px-5">
                {t('question')}
              </th>
              <th scope="col" className="px-4 py-3 text-start font-semibold md:px-5">
                {t('write')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {contactTopics.map(({ question, desk, mailbox, subject, message }) => (
              <tr key={question.en}>
                <th scope="row" className="px-4 py-3 text-start font-normal md:px-5">
                  <span className="font-semibold">{question[locale]}</span>
                  <span className="mt-0.5 block text-ink-soft text-sm">{t('desk', { desk: desk[locale] })}</span>
                </th>
                <td className="w-px whitespace-nowrap px-4 py-1 align-middle md:px-5">
                  <span className="flex flex-col md:flex-row md:gap-6">
                    <a href={mailLink(company[mailbox], subject[locale], message[locale])} className={writeLink}>
                      <Icon name="mail" />
                      {t('email')}
                    </a>
                    <WhatsAppLink number={company.whatsapp.number} message={message[locale]} className={writeLink}>
                      {t('whatsapp')}
                    </WhatsAppLink>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PageSection>
  );
}

const reachLink = 'inline-flex min-h-11 items-center font-semibold text-lg text-accent underline-offset-4 hover:underline';

/** Telephone, chat, e-mail and address, and when to use each. */
function ReachCards() {
  const locale = useLocale();
  const t = useTranslations('company.reach');
  const headOffice = officeOf('head-office');
  return (
    <section aria-labelledby="reach" className="mt-10 md:mt-12">
      <h2 id="reach" className="sr-only">
        {t('title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:*:last:odd:col-span-full">
        <ReachCard icon="phone" title={t('phone')} text={t('phoneText')}>
          <a href={company.phone.href} className={reachLink}>
            <bdi dir="ltr">{company.phone.display}</bdi>
          </a>
        </ReachCard>
        <ReachCard icon="whatsapp" title={t('whatsapp')} text={t('whatsappText')}>
          <a href={`https://wa.me/${company.whatsapp.number}`} target="_blank" rel="noopener" className={reachLink}>
            <bdi dir="ltr">{company.whatsapp.display}</bdi>
          </a>
        </ReachCard>
        <ReachCard icon="mail" title={t('email')} text={t('emailText')}>
          <a href={`mailto:${company.email}`} className={reachLink}>
            <bdi dir="ltr" className="break-all">
              {company.email}
            </bdi>
          </a>
        </ReachCard>
        <ReachCard icon="pin" title={t('office')} text={company.address[locale]} wide>
          <TextLink href={mapLink(company.address[locale], locale)} className="inline-flex min-h-11 items-center font-medium">
            {t('map')}
          </TextLink>
          {headOffice.hasOwnHours && <OpeningHours hours={headOffice.hours} />}
        </ReachCard>
        <ReachCard icon="clock" title={t('hours')}>
          <div className="mt-3">
            <OpeningHours />
          </div>
        </ReachCard>
      </ul>
    </section>
  );
}

interface ReachCardProps {
  icon: IconName | 'whatsapp';
  title: string;
  text?: string;
  wide?: boolean;
  children: ReactNode;
}

function ReachCard({ icon, title, text, wide = false, children }: ReachCardProps) {
  return (
    <li className={cardClass({}, wide ? 'p-5 lg:col-span-2' : 'p-5')}>
      <h3 className="flex items-center gap-2 text-lg">
        {icon === 'whatsapp' ? (
          <WhatsAppIcon className="size-5 text-accent" />
        ) : (
          <Icon name={icon} className="size-5 text-accent" />
        )}
        {title}
      </h3>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {children}
    </li>
  );
}
