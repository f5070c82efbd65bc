import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/guide/page-header';
import { Button } from '@/components/ui/button';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Select } from '@/components/ui/fields/select';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Picture } from '@/content/picture';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { type ChoiceOfAddress, writeChoice } from '@/lib/visa/choice-address';
import { listPassports } from '@/lib/visa/rule-choices';
import { areVisaRulesOld, areVisaRulesTooOld } from '@/lib/visa/rules-age';
import { usualPassport } from '@/lib/visa/saved-passport';
import { OftenAsked, PlainAnswer } from './plain-answer';
import { useRuleWords } from './use-rule-words';

/** A page of ours about a country. */
export interface CountryPage {
  country: string;
  name: string;
  /** English path. */
  href: string;
  art: Picture;
}

interface PlainRequirementsProps {
  choice: ChoiceOfAddress;
  pages: readonly CountryPage[];
}

/** What a passport needs in a country, drawn by the server: for a browser without script. */
export function PlainRequirements({ choice, pages }: PlainRequirementsProps) {
  const locale = useLocale();
  const t = useTranslations('visa');
  const words = useRuleWords();
  const countries = listPassports(locale);
  const named = (code: string | null) => countries.find((country) => country.code === code);
  const [passport, destination] = [named(choice.passport), named(choice.destination)];
  // Nobody whose passport we do not know wants places for another one.
  const usual = passport ?? (choice.unknown.includes('passport') ? undefined : named(usualPassport));
  const own = pages.find(({ country }) => country === destination?.code);
  const field = (name: 'passport' | 'destination', unknown: string) => ({
    id: name,
    name,
    label: words[name],
    defaultValue: choice[name] ?? '',
    error: choice.unknown.includes(name) ? unknown : undefined,
  });
  const options = countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
  const ways: { href: string; icon: IconName; title: string; text: string }[] = [
    ...(own
      ? [{ href: own.href, icon: 'globe' as const, title: t('plain.guide', { place: own.name }), text: t('plain.guideText') }]
      : []),
    { href: '/services/visa', icon: 'passport', title: t('plain.service'), text: t('plain.serviceText') },
    {
      href: `/support/travel-requirements${writeChoice('', choice)}`,
      icon: 'check',
      title: t('plain.all'),
      text: t('plain.allText'),
    },
  ];
  return (
    <div data-no-offers="" className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('note.title')} />
      <PageHeader
        heading={t('note.title')}
        lead={t('plain.lead')}
        art={own?.art ?? 'articles/two-pages'}
        // On a phone the answer is nearer without it.
        isShort={Boolean(passport && destination)}
      />
      {areVisaRulesTooOld() ? (
        <p className="mt-6">{t('rules.tooOld')}</p>
      ) : (
        <>
          <form
            action={localizePath('/entry-rules', locale)}
            className={cardClass({}, 'mt-6 grid gap-4 p-5 md:mt-8 md:grid-cols-[1fr_1fr_auto] md:items-start md:p-6')}
          >
            <Select {...field('passport', words.unknownPassport)} required>
              <option value="">{t('plain.choosePassport')}</option>
              {options}
            </Select>
            <Select {...field('destination', words.unknownDestination)} required>
              <option value="">{words.choose}</option>
              {options}
            </Select>
            <Button type="submit" className="min-h-12 md:mt-6">
              {t('plain.submit')}
            </Button>
          </form>
          {passport && destination && (
            <div role="status" className="mt-6">
              <PlainAnswer passport={passport} destination={destination} words={words} />
            </div>
          )}
          <p className="mt-4 max-w-3xl text-ink-soft text-sm">
            {t('trip.transit')} {areVisaRulesOld() && t('rules.old')}
          </p>
        </>
      )}
      <ul className={`mt-8 grid gap-4 sm:grid-cols-2 ${own ? 'lg:grid-cols-3' : ''}`}>
        {ways.map(({ href, icon, title, text }) => (
          <li key={href} className={cardClass({ isLink: true }, 'flex gap-4 p-5')}>
            <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
              <Icon name={icon} className="size-5" />
            </span>
            <span>
              <Link href={href} prefetch={false} className={`${cardLinkClass} font-semibold hover:underline`}>
                {title}
              </Link>
              <span className="block text-ink-soft text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {!areVisaRulesTooOld() && usual && (
        <div className="mt-10">
          <OftenAsked
            passport={usual}
            destinations={countries.filter(
              ({ code }) => code !== destination?.code && code !== usual.code && pages.some(({ country }) => country === code),
            )}
            hrefOf={({ code }) => `/entry-rules${writeChoice('', { passport: usual.code, destination: code })}`}
            words={words}
          />
        </div>
      )}
    </div>
  );
}
