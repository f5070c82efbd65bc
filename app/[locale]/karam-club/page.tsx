import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { ClubTiers } from '@/components/loyalty/club-tiers';
import { clubMessages, karamClub } from '@/content/business/karam-club';
import { clubRules } from '@/content/karam-club';
import { intlTag } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { formatQar } from '@/lib/money';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/karam-club', karamClub[locale]);
}

export default async function KaramClubPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(karamClub[locale].questions, locale));
  return (
    <GuidePage locale={locale} text={karamClub[locale]} art={karamClub.art} name={karamClub.name[locale]}>
      <ClubTiers />
      <ClubRules />
      <ClubMessages />
    </GuidePage>
  );
}

/** The letters a member can expect. */
function ClubMessages() {
  const locale = useLocale();
  const t = useTranslations('business.club');
  return (
    <section aria-labelledby="messages" className="mt-12 rounded-card bg-sunken p-6 md:p-8 lg:mt-16">
      <h2 id="messages" className="text-2xl">
        {t('messages')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('messagesText')}</p>
      <ul className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {clubMessages.map(({ id, name, text }) => (
          <li key={id}>
            <h3 className="font-semibold">{name[locale]}</h3>
            <p className="text-ink-soft">{text[locale]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What points become and how long they, and a tier, last. */
function ClubRules() {
  const locale = useLocale();
  const t = useTranslations('business.club');
  const { voucherPoints, voucherQar, voucherMonths, pointsMonths, tierMonths, warningDays } = clubRules;
  const rules = [
    {
      title: t('voucherTitle', {
        points: new Intl.NumberFormat(intlTag(locale)).format(voucherPoints),
        amount: formatQar(voucherQar, intlTag(locale)),
      }),
      text: t('voucherText', { months: voucherMonths }),
    },
    { title: t('pointsTitle', { months: pointsMonths }), text: t('pointsText', { days: warningDays }) },
    { title: t('tierTitle', { months: tierMonths }), text: t('tierText', { days: warningDays }) },
  ];
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-3">
      {rules.map(({ title, text }) => (
        <li key={title} className="border-accent border-s-2 ps-4">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
