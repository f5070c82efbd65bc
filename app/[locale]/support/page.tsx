import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/guide/page-header';
import { GuideQuestions } from '@/components/layout/guide/page-section';
import { HelpCard } from '@/components/support/support-page';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { MenuIcon } from '@/components/ui/navigation/menu-icon';
import { supportContact } from '@/content/support/contact';
import { selfService } from '@/content/support/self-service';
import { questions } from '@/lib/company/questions';
import { questionsContent } from '@/lib/company/questions-content';
import { readDraft } from '@/lib/content/read-draft';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { messageMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = messageMetadata('/support', 'support.index');

export default async function SupportIndexPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('support');
  const draft = await readDraft('questions', 'site', questionsContent);
  const asked = (draft?.content ?? questions())[locale].questions;
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('name')} />
      <PageHeader heading={t('index.heading')} lead={t('index.lead')} art="pages/lifebuoy" />
      <SelfServiceTiles />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <GuideQuestions questions={asked.map(({ term, text }) => ({ question: term, answer: text }))} />
        <aside>
          <HelpCard greeting={supportContact[locale].greeting} />
        </aside>
      </div>
    </div>
  );
}

function SelfServiceTiles() {
  const locale = useLocale();
  const t = useTranslations('support.index');
  return (
    <section aria-labelledby="pages" className="mt-10">
      <h2 id="pages" className="text-2xl md:text-3xl">
        {t('pages')}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {selfService.map(({ href, icon, name, line }) => (
          <li key={href} className={cardClass({ isLink: true }, 'flex gap-4 p-4 md:p-5')}>
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill bg-accent-soft text-accent">
              <MenuIcon name={icon} className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">
                <Link href={href} prefetch={false} className={cardLinkClass}>
                  {name[locale]}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft">{line[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
