import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { PageSection } from '@/components/layout/guide/page-section';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { clubMessages, karamClub } from '@/content/business/karam-club';
import { type ClubContent, clubContent } from '@/lib/club/club-content';
import { type ClubTier, clubNow, clubTiers } from '@/lib/club/club-now';
import { readDraft } from '@/lib/content/read-draft';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { formatQar } from '@/lib/money';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/karam-club', karamClub);

export default async function KaramClubPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const draft = await readDraft('club', 'site', clubContent);
  const numbers = draft?.content ?? clubNow();
  const t = await getTranslations('business.club');
  return (
    <GuidePage
      locale={locale}
      text={karamClub[locale]}
      art={karamClub.art}
      name={karamClub.name[locale]}
      action={
        <Link href="/login?mode=signup" prefetch={false} className={buttonClass()}>
          {t('join')}
        </Link>
      }
    >
      <ClubTiers numbers={numbers} />
      <ClubRules numbers={numbers} />
      <ClubMessages />
    </GuidePage>
  );
}

/** The mails that members get. */
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

/** The value of points, and how long points and tiers last. */
function ClubRules({ numbers }: { numbers: ClubContent }) {
  const locale = useLocale();
  const t = useTranslations('business.club');
  const { voucherPoints, voucherQar, voucherMonths, pointsMonths, tierMonths, warningDays } = numbers;
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

const exampleQar = 5000;

const looks: Record<ClubTier['id'], string> = {
  silver: 'border-line bg-raised',
  gold: 'border-sun bg-sun-soft text-on-sun-soft',
  platinum: 'border-night bg-night text-on-night',
};

/** The three tiers as membership cards, each with the points of an example trip. */
function ClubTiers({ numbers }: { numbers: ClubContent }) {
  const locale = useLocale();
  const t = useTranslations('business.club');
  const number = new Intl.NumberFormat(intlTag(locale));
  const qar = (amount: number) => formatQar(amount, intlTag(locale));
  return (
    <PageSection id="levels" title={t('title')}>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {clubTiers(numbers).map(({ id, name, threshold, pointsPer100Qar, birthdayBonus }) => (
          <li key={id} className={clsx('rounded-card border p-6 shadow-card', looks[id])}>
            <h3 className="flex items-center gap-2 text-2xl">
              <Icon name="star" filled />
              {name[locale]}
            </h3>
            <dl className="mt-5 space-y-3">
              <Line term={t('threshold')}>
                {threshold === 0 ? t('fromStart') : t('from', { points: number.format(threshold) })}
              </Line>
              <Line term={t('earn', { amount: qar(100) })}>{number.format(pointsPer100Qar)}</Line>
              <Line term={t('birthday')}>{t('points', { points: number.format(birthdayBonus) })}</Line>
            </dl>
            <p className="mt-5 border-current/25 border-t pt-4">
              {t('example', { amount: qar(exampleQar) })}
              <strong className="block font-semibold text-xl">
                {t('points', { points: number.format((exampleQar / 100) * pointsPer100Qar) })}
              </strong>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{term}</dt>
      <dd className="whitespace-nowrap font-semibold">{children}</dd>
    </div>
  );
}
