import { useLocale, useTranslations } from 'next-intl';
import { visaPassports } from '@/content/visa-passports.generated';
import { intlTag } from '@/lib/i18n/locales';
import { groupByEase } from '@/lib/visa/group-by-ease';
import { namePlaces } from '@/lib/visa/name-places';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { WhileRulesHold } from './while-rules-hold';

/** The entry rules of a country (ISO 3166-1 alpha-2) for each passport of the index, easiest first. */
export function RulesByPassport({ country }: { country: string }) {
  const locale = useLocale();
  const t = useTranslations('visa.rules');
  const passports = visaPassports.filter((passport) => passport !== country);
  const rules = Object.fromEntries(passports.map((passport) => [passport, visaRulesOf(passport)?.[country] ?? '']));
  const list = new Intl.ListFormat(intlTag(locale), { type: 'unit', style: 'short' });
  return (
    <WhileRulesHold>
      <dl className="reading space-y-3 pb-5">
        {groupByEase(rules, namePlaces(passports, locale)).map(({ kind, places }) => (
          <div key={kind}>
            <dt className="font-semibold">{t(kind)}</dt>
            <dd className="text-ink-soft">{list.format(places.map(({ name }) => name))}</dd>
          </div>
        ))}
      </dl>
    </WhileRulesHold>
  );
}
