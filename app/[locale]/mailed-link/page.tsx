import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MailedLink } from '@/components/account/mailed-link/mailed-link';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { linkStates, passwordQuestions, readConfirmLink } from '@/lib/account/mailed-link/confirm-link';
import { pageLocale } from '@/lib/i18n/page-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'account.link' });
  return { title: t('name'), description: t('description'), robots: { index: false, follow: false } };
}

/** Shows the button that redeems a mailed link, or the outcome of the link. Rendered for each request and without scripts, like /enquiry. */
export default async function MailedLinkPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const asked = await searchParams;
  const query = new URLSearchParams(
    Object.entries(asked).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const { token } = readConfirmLink(query);
  const state = linkStates.find((known) => known === query.get('state')) ?? 'used';
  const question = passwordQuestions.find((known) => known === query.get('password')) ?? null;
  const t = await getTranslations({ locale, namespace: 'account.link' });
  return (
    <div className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('name')} />
      <MailedLink
        {...{ token, state, question, locale }}
        isSignedIn={query.get('signed-in') === '1'}
        areCookiesRefused={query.get('cookies') === 'refused'}
      />
    </div>
  );
}
