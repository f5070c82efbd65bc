import { getTranslations } from 'next-intl/server';
import { mailLink } from '@/components/company/links';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { PageHeader } from '@/components/layout/guide/page-header';
import { GuideQuestions, PageSection } from '@/components/layout/guide/page-section';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { career } from '@/content/company-pages/career';
import type { GuideFact } from '@/content/guide';
import { company } from '@/lib/company/company';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/career', career);

export default async function CareerPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { heading, lead, roles, sections, questions, apply } = career[locale];
  const write = await getTranslations({ locale, namespace: 'company.write' });
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={career.name[locale]} />
      <PageHeader heading={heading} lead={lead} art="pages/career">
        <EnquiryLink isApplication />
      </PageHeader>
      <RoleList {...roles} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="max-w-2xl space-y-12">
          {sections.map((section) => (
            <GuideSectionView key={section.id} section={section} />
          ))}
          <GuideQuestions questions={questions} />
        </div>
        <aside aria-labelledby="by-mail" className={cardClass({}, 'p-6 lg:sticky lg:top-24 lg:self-start')}>
          <h2 id="by-mail" className="text-xl">
            {apply.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{apply.text}</p>
          <p className="mt-3">
            <bdi dir="ltr" className="font-medium text-sm">
              {company.email}
            </bdi>
          </p>
          <a href={mailLink(company.email, apply.subject, apply.message)} className={buttonClass('secondary', 'mt-5 w-full')}>
            <Icon name="mail" />
            {write('email')}
          </a>
        </aside>
      </div>
      <EnquirySection kind="career" />
    </div>
  );
}

interface RoleListProps {
  heading: string;
  text: string;
  kinds: readonly GuideFact[];
}

function RoleList({ heading, text, kinds }: RoleListProps) {
  return (
    <PageSection id="roles" title={heading} text={text}>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {kinds.map(({ term, text: work }) => (
          <li key={term} className="border-accent border-t-2 pt-4">
            <h3 className="text-lg">{term}</h3>
            <p className="mt-1 text-ink-soft">{work}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
