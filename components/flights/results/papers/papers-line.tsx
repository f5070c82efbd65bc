import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { type TripCountry, tripCountries } from '@/lib/flights/trip-countries';
import { comma, localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { regionNames } from '@/lib/i18n/region-name';
import { passportKey } from '@/lib/storage/passports';
import { formatDay } from '@/lib/time/dates';
import { paperAt, papersByWeight } from '@/lib/visa/papers/passport-papers';
import { areVisaRulesOld } from '@/lib/visa/rules-age';
import { useFoundFlights } from '../results-context';
import { useNeedWords } from './use-need-words';
import type { KnownPapers, Papers } from './use-papers';

interface PapersLineProps {
  papers: Papers;
  onOpen: () => void;
}

/** One line above the flights: what each passport of the party needs at the destination, which all flights share, or a button to say the passports. */
export function PapersLine({ papers: { state, known, retry }, onOpen }: PapersLineProps) {
  const t = useTranslations('flights.results.papers');
  const locale = useLocale();
  const { answer } = useFoundFlights();
  const ends = tripCountries(answer.data.slice(0, 1)).filter(({ role }) => role === 'destination');
  const [first] = ends;
  if (!first) return null;
  const query = first.country ? `?destination=${first.country}` : '';
  const address = `/support/travel-requirements${query}`;
  // As high with passports as without: nothing moves when they are read from the device, for which the scripts start by themselves.
  return (
    <div
      data-live={passportKey}
      className="flex min-h-8 min-w-0 grow basis-48 items-center justify-end gap-x-1.5 text-xs leading-4 print:hidden"
    >
      {state === 'none' ? (
        <ButtonWithAddress
          href={localizePath(`/entry-rules${query}`, locale)}
          aria-haspopup="dialog"
          // Its address is another page, for a browser without script: a tap before the scripts waits for them.
          data-waits=""
          onPress={onOpen}
          className="-my-1.5 inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline"
        >
          <Icon name="passport" className="size-4" />
          {t('ask')}
        </ButtonWithAddress>
      ) : (
        <>
          <Icon name="passport" className="size-4 text-accent" />
          <div role="status" className="min-w-0 max-lg:grow">
            {known && <Needs ends={ends} known={known} />}
            {known && <Source address={address} />}
            {state !== 'known' && <p>{t(state)}</p>}
          </div>
          {state === 'failed' && (
            <Button variant="quiet" onClick={retry} className="-my-1.5 shrink-0 px-1 text-sm">
              {t('retry')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t('change')}
            onClick={onOpen}
            className="-my-1.5 shrink-0 px-1 text-sm"
          >
            {t('changeShort')}
          </Button>
        </>
      )}
    </div>
  );
}

/** "Turkey: No visa needed (Qatar), e-visa (India)". */
function Needs({ ends, known: { passports, rules, papersOf } }: { ends: readonly TripCountry[]; known: KnownPapers }) {
  const t = useTranslations('flights.results.papers');
  const locale = useLocale();
  const nameOf = regionNames(locale);
  const { validityOf } = useNeedWords();
  const codes = [...new Set(passports.map(({ country }) => country))];
  const needs = ends.map((stop) => {
    const paperOf = (passport: string) => paperAt(passport, stop, rules[passport]?.[stop.country ?? '']);
    const groups = papersByWeight.flatMap((paper) => {
      const names = codes.filter((code) => paperOf(code) === paper).map((code) => nameOf(code) ?? code);
      if (names.length === 0) return [];
      const need = t(`entry.${paper}`);
      const isOfAll = names.length === codes.length && codes.length > 1;
      return [isOfAll ? need : t('need', { need, passports: names.join(comma[locale]) })];
    });
    const country = (stop.country && nameOf(stop.country)) ?? stop.airport;
    return t('place', { country, needs: groups.join(comma[locale]) });
  });
  const [offer] = useFoundFlights().answer.data;
  const invalid = offer && validityOf(papersOf(offer));
  return (
    <p>
      {invalid && <strong className="font-medium text-on-sun-soft">{invalid} · </strong>}
      <span>{needs.join(' · ')}</span>
    </p>
  );
}

/** Whose rules these are, of which day, and where they stand in full. */
function Source({ address }: { address: string }) {
  const t = useTranslations('flights.results.papers');
  const said = areVisaRulesOld() ? 'old' : 'source';
  return (
    <p className="truncate text-ink-soft">
      <Link key={said} href={address} prefetch={false} className="underline underline-offset-2 hover:no-underline">
        {t.rich(said, { day: () => <bdi>{formatDay(visaRulesAsOf)}</bdi> })}
      </Link>
    </p>
  );
}
