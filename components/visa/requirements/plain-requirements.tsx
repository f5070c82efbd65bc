import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { Select } from '@/components/ui/fields/select';
import { TextLink } from '@/components/ui/text-link';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { company } from '@/lib/company/company';
import { localizePath } from '@/lib/i18n/locales';
import { type ChoiceOfAddress, writeChoice } from '@/lib/visa/choice-address';
import { listPassports } from '@/lib/visa/rule-choices';
import { areVisaRulesOld, areVisaRulesTooOld } from '@/lib/visa/rules-age';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { RuleCard } from './rule-card';
import { useRuleWords } from './use-rule-words';

/** What a passport needs in a country, drawn by the server: for a browser without script. */
export function PlainRequirements({ choice }: { choice: ChoiceOfAddress }) {
  const locale = useLocale();
  const t = useTranslations('visa');
  const words = useRuleWords();
  const countries = listPassports(locale);
  const [passport, destination] = [choice.passport, choice.destination].map((asked) =>
    countries.find(({ code }) => code === asked),
  );
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
  return (
    <div data-no-offers="" className="page-width max-w-4xl pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('note.title')} />
      <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">{t('note.title')}</h1>
      <p className="mt-4 text-ink-soft text-lg">{t('plain.lead')}</p>
      {areVisaRulesTooOld() ? (
        <p className="mt-6">{t('rules.tooOld')}</p>
      ) : (
        <>
          <form action={localizePath('/entry-rules', locale)} className={cardClass({}, 'mt-6 p-5 md:p-6')}>
            <div className="field-grid sm:grid-cols-2">
              <Select {...field('passport', words.unknownPassport)} required>
                <option value="">{t('plain.choosePassport')}</option>
                {options}
              </Select>
              <Select {...field('destination', words.unknownDestination)} required>
                <option value="">{words.choose}</option>
                {options}
              </Select>
            </div>
            <Button type="submit" className="mt-4">
              {t('plain.submit')}
            </Button>
          </form>
          {passport && destination && (
            <div role="status" className="mt-8">
              <RuleCard
                passport={passport}
                destination={destination}
                written={visaRulesOf(passport.code)?.[destination.code]}
                asOf={visaRulesAsOf}
                desk={{ whatsapp: company.whatsapp.number, service: localizePath('/services/visa', locale) }}
                words={words}
              />
            </div>
          )}
          <p className="mt-6 text-sm">{t('trip.transit')}</p>
          {areVisaRulesOld() && <p className="mt-2 text-sm">{t('rules.old')}</p>}
        </>
      )}
      <ul className="mt-6 space-y-2">
        <li>
          <TextLink href="/services/visa">{t('note.service')}</TextLink>
        </li>
        <li>
          <TextLink href={`/support/travel-requirements${writeChoice('', choice)}`}>{t('trip.all')}</TextLink>
        </li>
      </ul>
    </div>
  );
}
