import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { nextSteps } from '@/components/ui/feedback/error-state';
import { TextInput } from '@/components/ui/fields/text-input';
import { Icon } from '@/components/ui/icon';
import { company } from '@/lib/company/company';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { PageHeader } from './guide/page-header';

const sections = [
  ['destinations', '/explore/destinations'],
  ['hotels', '/explore/hotels'],
  ['packages', '/services/packages'],
  ['visa', '/services/visa'],
  ['umrah', '/services/umrah'],
  ['blog', '/blog'],
  ['support', '/support'],
  ['contact', '/contact'],
] as const;

/** The page for unknown addresses: a search, the main sections, contact. The site's server reads its status. */
export function PageNotFound() {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <div data-page-status={404} className="page-width max-w-4xl py-8 md:py-14">
      <PageHeader heading={t('notFound.title')} lead={t('notFound.text')} art="pages/lost-road" isSentAlong />
      <search>
        <form
          action={localizePath('/', locale)}
          className="mt-8 grid items-end gap-3 rounded-card border border-line bg-raised p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <input type="hidden" name="from" value="DOH" />
          <TextInput
            label={t('notFound.search.label')}
            name="to"
            required
            maxLength={60}
            placeholder={t('notFound.search.placeholder')}
            autoComplete="off"
          />
          <button type="submit" className={buttonClass('primary', 'min-h-12')}>
            <Icon name="plane" />
            {t('notFound.search.action')}
          </button>
        </form>
      </search>
      <nav aria-labelledby="sections-title" className="mt-10">
        <h2 id="sections-title" className="text-xl">
          {t('notFound.sections.title')}
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {sections.map(([name, href]) => (
            <li key={name} className="flex">
              <Link
                href={href}
                prefetch={false}
                className="flex min-h-12 grow items-center justify-center rounded-control border border-line bg-raised px-3 py-2 text-center font-medium hover:border-accent hover:bg-accent-soft"
              >
                {t(`notFound.sections.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`mt-10 ${nextSteps}`}>
        <Link href="/" className={buttonClass('secondary')}>
          {t('notFound.home')}
        </Link>
        <WhatsAppLink number={company.whatsapp.number} message={t('whatsapp.greeting')} className={buttonClass('secondary')}>
          {t('notFound.whatsapp')}
        </WhatsAppLink>
      </div>
    </div>
  );
}
