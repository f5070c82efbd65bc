import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { Link } from '@/lib/i18n/navigation';
import { describeEntry } from '@/lib/visa/describe-entry';
import { isIdCardEnough } from '@/lib/visa/id-card';
import { namePlaces } from '@/lib/visa/name-places';
import { listStays } from '@/lib/visa/rule-choices';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { usualPassport } from '@/lib/visa/saved-passport';
import { EntryNote } from './entry-note';
import { RuleSource } from './rule-words';
import { useEntryWords } from './use-entry-words';
import { WhileRulesHold } from './while-rules-hold';

interface VisaNoteProps {
  /** ISO 3166-1 alpha-2 of the page's country. */
  country: string;
  /** A separate section, or a card among others. */
  look: 'section' | 'card';
}

/** The entry rules of a country, for the usual passport or the passport selected on this device. */
export function VisaNote({ country, look }: VisaNoteProps) {
  const locale = useLocale();
  const t = useTranslations('visa');
  const words = { ...useEntryWords(listStays()), passport: t('note.passport', { passport: '{passport}' }) };
  const passport = namePlaces([usualPassport], locale)[0]?.name ?? usualPassport;
  const usual = {
    passport: t('note.passport', { passport }),
    ...describeEntry({ passport: usualPassport, country, written: visaRulesOf(usualPassport)?.[country] }, words),
  };
  const body = (
    <>
      <WhileRulesHold>
        <EntryNote usual={usual} country={country} locale={locale} words={words} />
        {isIdCardEnough(usualPassport, country) && <p className="mt-2">{t('rules.idCard')}</p>}
        <RuleSource asOf={visaRulesAsOf} words={{ source: t('rules.source', { day: '{day}' }), confirm: t('rules.confirm') }} />
      </WhileRulesHold>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <NoteLink href={`/support/travel-requirements?destination=${country}`}>{t('note.other')}</NoteLink>
        </li>
        <li>
          <NoteLink href="/services/visa">{t('note.service')}</NoteLink>
        </li>
      </ul>
    </>
  );
  if (look === 'card') {
    return (
      <section aria-labelledby="entry" className="rounded-card border border-line bg-raised p-5 md:p-6">
        <h3 id="entry" className="flex items-center gap-2 text-ink-soft text-sm">
          <Icon name="passport" className="size-5 text-accent" />
          {t('note.title')}
        </h3>
        {body}
      </section>
    );
  }
  return (
    <section aria-labelledby="entry">
      <h2 id="entry" className="text-2xl md:text-3xl">
        {t('note.title')}
      </h2>
      <div className="mt-5 max-w-2xl rounded-card border border-line bg-raised px-5 pt-2 pb-3 md:px-6">{body}</div>
    </section>
  );
}

function NoteLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:no-underline"
    >
      {children}
    </Link>
  );
}
