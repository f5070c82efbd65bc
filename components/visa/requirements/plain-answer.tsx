import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { company } from '@/lib/company/company';
import { Link } from '@/lib/i18n/navigation';
import { formatDay } from '@/lib/time/dates';
import type { PlaceName } from '@/lib/visa/group-by-ease';
import { isIdCardEnough } from '@/lib/visa/id-card';
import { type RuleKind, readRule } from '@/lib/visa/rule';
import { visaRulesOf } from '@/lib/visa/rules-of';
import type { RuleWords } from '../rule-words';

interface PlainAnswerProps {
  passport: PlaceName;
  destination: PlaceName;
  words: RuleWords;
}

const looks: Record<RuleKind, string> = {
  free: 'bg-success-soft text-success',
  eta: 'bg-success-soft text-success',
  onArrival: 'bg-sun-soft text-on-sun-soft',
  eVisa: 'bg-sun-soft text-on-sun-soft',
  required: 'bg-sun-soft text-on-sun-soft',
  noAdmission: 'bg-danger-soft text-danger',
};

/** What a passport needs in a country as one card: the kind of visa, the days, how one gets it, and where all that is from. */
export function PlainAnswer({ passport, destination, words }: PlainAnswerProps) {
  const t = useTranslations('visa');
  const isHome = passport.code === destination.code;
  const written = visaRulesOf(passport.code)?.[destination.code];
  const rule = isHome || written === undefined ? null : readRule(written);
  const name = isHome ? words.homeName : rule ? words.kinds[rule.kind].name : words.unknown;
  const meaning = isHome ? words.homeMeaning : rule ? words.kinds[rule.kind].meaning : words.confirm;
  const facts = [
    ...(rule ? [{ term: t('plain.stay'), text: rule.days === null ? t('plain.noStay') : words.stays[rule.days] }] : []),
    ...(rule && rule.kind !== 'free' ? [{ term: t('plain.how'), text: t(`rules.${rule.kind}Short`) }] : []),
    ...(isHome
      ? []
      : [{ term: t('plain.source'), text: t.rich('plain.sourceDay', { day: () => <bdi>{formatDay(visaRulesAsOf)}</bdi> }) }]),
  ];
  return (
    <section aria-labelledby="answer" className={cardClass({}, 'overflow-hidden')}>
      <div className={clsx('p-5 md:p-7', rule ? looks[rule.kind] : 'bg-sunken')}>
        <h2 id="answer" className="flex flex-wrap items-center gap-2 font-medium text-base">
          <Icon name="passport" className="size-5" />
          <span className="sr-only">{t('plain.answer')}: </span>
          {passport.name}
          <Icon name="arrow" className="size-4" />
          {destination.name}
        </h2>
        <p className="mt-2 font-semibold text-3xl md:text-4xl">{name}</p>
      </div>
      <div className="p-5 md:p-7">
        {facts.length > 0 && (
          <dl className="grid gap-4 sm:grid-cols-3 sm:divide-x sm:divide-line rtl:sm:divide-x-reverse">
            {facts.map(({ term, text }, index) => (
              <div key={term} className={index > 0 ? 'sm:ps-4' : ''}>
                <dt className="text-ink-soft text-sm">{term}</dt>
                <dd className="mt-0.5 font-semibold text-lg leading-snug">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-5 max-w-2xl">{meaning}</p>
        {isIdCardEnough(passport.code, destination.code) && <p className="mt-3 max-w-2xl">{words.idCard}</p>}
        {!isHome && (
          <>
            <p className="mt-3 text-ink-soft text-sm">
              {t('plain.unofficial')} <strong className="text-ink">{words.confirm}</strong>
            </p>
            <div className="mt-5 flex gap-3 max-sm:flex-col">
              <WhatsAppLink
                number={company.whatsapp.number}
                message={words.message.replace('{passport}', passport.name).replace('{destination}', destination.name)}
                className={buttonClass()}
              >
                {words.ask}
              </WhatsAppLink>
              <Link href="/services/visa" prefetch={false} className={buttonClass('secondary')}>
                {words.service}
              </Link>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

interface OftenAskedProps {
  passport: PlaceName;
  destinations: readonly PlaceName[];
  /** Of the rules of one of them. */
  hrefOf: (destination: PlaceName) => string;
  words: RuleWords;
}

/** The rules of a passport for the countries we write about, each a tap from its card. */
export function OftenAsked({ passport, destinations, hrefOf, words }: OftenAskedProps) {
  const t = useTranslations('visa');
  const rules = visaRulesOf(passport.code);
  return (
    <section aria-labelledby="often">
      <h2 id="often" className="text-xl md:text-2xl">
        {t('plain.often', { passport: passport.name })}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {destinations.map((destination) => {
          const rule = readRule(rules?.[destination.code] ?? '');
          return (
            <li key={destination.code}>
              <Link
                href={hrefOf(destination)}
                prefetch={false}
                className="flex h-full items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 hover:bg-sunken"
              >
                <span className="grow">
                  <span className="block font-semibold">{destination.name}</span>
                  <span className="block text-ink-soft text-sm">
                    {rule ? words.kinds[rule.kind].name : words.unknown}
                    {rule?.days && ` · ${words.stays[rule.days]}`}
                  </span>
                </span>
                <Icon name="arrow" className="size-4 text-accent" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
