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

const faces: Record<ClubTier['id'], string> = {
  silver: 'bg-sunken text-ink',
  gold: 'bg-sun-soft text-on-sun-soft',
  platinum: 'bg-night text-on-night',
};

/** The three tiers as membership cards: what changes from one to the next, and the points of an example trip. */
function ClubTiers({ numbers }: { numbers: ClubContent }) {
  const locale = useLocale();
  const t = useTranslations('business.club');
  const number = new Intl.NumberFormat(intlTag(locale));
  const qar = (amount: number) => formatQar(amount, intlTag(locale));
  const tiers = clubTiers(numbers);
  const [first] = tiers;
  const most = Math.max(...tiers.map(({ pointsPer100Qar }) => pointsPer100Qar));
  const more = (points: number) => points > 0 && t('more', { points: number.format(points), tier: first?.name[locale] ?? '' });
  return (
    <PageSection id="levels" title={t('title')}>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {tiers.map(({ id, name, threshold, pointsPer100Qar, birthdayBonus }) => (
          <li key={id} className="flex flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card">
            <div className={clsx('relative overflow-hidden px-6 py-5', faces[id])}>
              <Icon name="star" filled className="absolute -end-5 -top-3 size-32 opacity-15" />
              <h3 className="text-2xl">{name[locale]}</h3>
              <p className="mt-1">{threshold === 0 ? t('fromStart') : t('from', { points: number.format(threshold) })}</p>
            </div>
            <dl className="grow space-y-4 px-6 pt-5">
              <Gain
                term={t('earn', { amount: qar(100) })}
                value={number.format(pointsPer100Qar)}
                more={more(pointsPer100Qar - (first?.pointsPer100Qar ?? 0))}
              />
              <Gain
                term={t('birthday')}
                value={t('points', { points: number.format(birthdayBonus) })}
                more={more(birthdayBonus - (first?.birthdayBonus ?? 0))}
              />
            </dl>
            <p className="mx-6 mt-5 border-line border-t pt-4 pb-6">
              {t('example', { amount: qar(exampleQar) })}
              <strong className="block font-semibold text-xl">
                {t('points', { points: number.format((exampleQar / 100) * pointsPer100Qar) })}
              </strong>
              <span aria-hidden="true" className="mt-3 block h-2 rounded-pill bg-sunken">
                <span
                  className="block h-full rounded-pill bg-accent-fill"
                  style={{ inlineSize: `${Math.round((pointsPer100Qar / most) * 100)}%` }}
                />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** What a tier gives, and how much more than the first one. */
function Gain({ term, value, more }: { term: string; value: string; more: string | false }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold text-2xl">{value}</span>
        {more && <span className="rounded-pill bg-accent-soft px-3 py-1 font-medium text-accent text-sm">{more}</span>}
      </dd>
    </div>
  );
}
