import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { GroupedOptions, Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { Icon } from '@/components/ui/icon';
import { listAirlines } from '@/lib/flights/place-names';
import { resultsPathKeepingView } from '@/lib/flights/results/result-params';
import { addCompanyFare } from '@/lib/flights/search/company-fares';
import { localizePath } from '@/lib/i18n/locales';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import { openOtherResults } from '../history';
import { useFoundFlights } from '../results-context';
import { viewInAddress } from '../use-results-view';

/** Storage key of the last code, for the next search in this tab. */
const lastCode = 'karam.company-fare.v1';

/** Whether the search includes company fares, and a folded form to add them. */
export function CompanyFares() {
  const t = useTranslations('flights.results.company');
  const locale = useLocale();
  const id = useId();
  const { search, answer } = useFoundFlights();
  const [typed, setTyped] = useState(() => {
    const saved = readTab(lastCode) as Partial<Record<'airline' | 'code', string>> | null;
    return { airline: String(saved?.airline ?? ''), code: String(saved?.code ?? '') };
  });
  const [wrong, setWrong] = useState<'airline' | 'code' | null>(null);
  const { corporateFares: fares = [] } = search;
  const { carriers } = answer.dictionaries;
  const airlines = listAirlines(locale);
  const isFound = [...answer.data, ...Object.values(answer.otherFares).flat()].some(({ companyCode }) => companyCode);

  function open(corporateFares: typeof fares) {
    viewInAddress.flush();
    const query = new URLSearchParams(window.location.search);
    openOtherResults(localizePath(resultsPathKeepingView({ ...search, corporateFares }, query), locale));
    // The pressed button cannot be reached until the answer arrives.
    document.querySelector<HTMLElement>('dialog[open] h2, #flight-results h1')?.focus({ preventScroll: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const added = addCompanyFare(fares, typed);
    if ('wrong' in added) return setWrong(added.wrong);
    writeTab(lastCode, typed);
    open(added.fares);
  }

  return (
    <details className="group text-sm open:basis-full lg:text-xs print:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 font-medium text-accent lg:min-h-6 [&::-webkit-details-marker]:hidden">
        <span>{fares.length > 0 ? t('asked', { codes: fares.map(codeOf).join(', ') }) : t('title')}</span>
        {fares.length > 0 && !isFound && <span className="font-normal text-ink-soft">{t('none')}</span>}
        <Icon name="down" className="size-3.5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('title')}
        className="mt-2 rounded-card border border-line bg-raised p-4 text-base"
      >
        {fares.length > 0 && (
          <ul className="mb-4 flex flex-wrap gap-2">
            {fares.map((fare) => (
              <li key={fare.airline}>
                <Button
                  variant="secondary"
                  aria-label={t('remove', { code: codeOf(fare) })}
                  onClick={() => open(fares.filter((other) => other !== fare))}
                >
                  <bdi>{codeOf(fare)}</bdi>
                  <Icon name="close" className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="field-grid sm:grid-cols-2">
          <Select
            id={`${id}-airline`}
            label={t('airline')}
            error={wrong === 'airline' ? t('airlineRequired') : undefined}
            value={typed.airline}
            onChange={({ target }) => setTyped({ ...typed, airline: target.value })}
          >
            <option value="">{t('choose')}</option>
            <GroupedOptions
              groups={[
                { label: t('flying'), members: airlines.filter(({ code }) => code in carriers) },
                { label: t('others'), members: airlines.filter(({ code }) => !(code in carriers)) },
              ]}
            />
          </Select>
          <TextField
            id={`${id}-code`}
            label={t('code')}
            hint={t('hint')}
            error={wrong === 'code' ? t('codeInvalid') : undefined}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={typed.code}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
        </div>
        <Button type="submit" variant="secondary" className="mt-4">
          {t('submit')}
        </Button>
      </form>
    </details>
  );
}

function codeOf({ airline, corporateCode }: { airline: string; corporateCode?: string | undefined }): string {
  return `\u2066${airline} ${corporateCode}\u2069`;
}
