import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Icon } from '@/components/ui/icon';
import { SearchSubmit } from '@/components/ui/search/search-submit';
import { recordEvent } from '@/lib/analytics/record-event';
import { useAddressForm } from '@/lib/browser/address/use-address-form';
import { loadAirportLookup } from '@/lib/flights/airports/airport-lookup';
import {
  multiCityFormFrom,
  parseMultiCity,
  queryOfMultiCityForm,
  readMultiCityParams,
  ticketView,
} from '@/lib/flights/multi-city/address';
import { addressErrors, checkMultiCityForm, type MultiCityErrors, noErrors } from '@/lib/flights/multi-city/check-form';
import {
  emptyMultiCityForm,
  type MultiCityForm as FormState,
  mayAddLeg,
  missingOfLeg,
  withLegAdded,
  withOrigin,
  withoutLeg,
} from '@/lib/flights/multi-city/legs';
import { type MultiCityPayload, searchesOfPayload } from '@/lib/flights/multi-city/payload';
import { homeAirport } from '@/lib/flights/search/search-form';
import { resultsView } from '@/lib/flights/search/search-params';
import { comma, type Locale } from '@/lib/i18n/locales';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightFormWords } from '../form-words';
import { LegFields } from './leg-fields';
import { PartyFields } from './party-fields';
import { TripSummary } from './trip-summary';

interface MultiCityFormProps {
  locale: Locale;
  words: FlightFormWords;
  /** The query of the page's address. */
  address: string;
  onTyping?: () => void;
  /** Shows the flights of these searches. */
  onSearch: (searches: FlightSearchRequest[]) => void;
}

/** Two to six legs and who flies them. Submitting puts the whole search into the address; the flights open from there. */
export function MultiCityForm({ locale, words, address, onTyping, onSearch }: MultiCityFormProps) {
  const t = useTranslations('flights.multiCity');
  const inAddress = useAddressForm<FormState>(emptyMultiCityForm, queryOfMultiCityForm);
  const { form } = inAddress;
  const [errors, setErrors] = useState<MultiCityErrors>(noErrors);
  const [news, setNews] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function change(next: FormState) {
    inAddress.change(next);
    setErrors(noErrors);
  }

  const fillIn = useEffectEvent(async (search: string) => {
    if (inAddress.isItsQuery(search)) return;
    const query = new URLSearchParams(search);
    const params = readMultiCityParams(query);
    const filled = await inAddress.fill(async () => {
      const { placeText } = await loadAirportLookup();
      return multiCityFormFrom(params, (code) => placeText(code, locale));
    });
    if (!filled) return;
    const isRefused = query.get(resultsView.key) === resultsView.value && !parseMultiCity(query);
    setErrors(isRefused ? addressErrors(params, filled) : noErrors);
  });

  const beginAtHome = useEffectEvent(() =>
    inAddress.fill(async (now) => {
      const { placeText } = await loadAirportLookup();
      const [first] = now.legs;
      return first?.from === '' ? withOrigin(now, first.id, placeText(homeAirport, locale) ?? '') : now;
    }),
  );

  // Selecting flights also changes the address: only another search fills in the form.
  const search = searchPart(address);
  useEffect(() => {
    if (search) void fillIn(search);
    else void beginAtHome();
  }, [search]);

  function add() {
    // Phones open their keyboard only for a field that gets the focus within the click.
    flushSync(() => {
      change(withLegAdded(form));
      setNews(t('added', { number: form.legs.length + 1 }));
    });
    element.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
  }

  function remove(id: string, number: number) {
    change(withoutLeg(form, id));
    setNews(t('removed', { number }));
    addButton.current?.focus();
  }

  function hand(payload: MultiCityPayload) {
    const searches = searchesOfPayload(payload);
    recordEvent({ name: 'search', kind: 'multicity' });
    onSearch(searches);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkMultiCityForm(form);
    if ('payload' in check) return hand(check.payload);
    setErrors(check.errors);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(wrongField)?.focus());
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-8">
      <form
        ref={element}
        onSubmit={submit}
        onFocus={onTyping}
        noValidate
        aria-label={t('label')}
        className="flex flex-col gap-4 lg:gap-3"
      >
        {errors.whole && <AnswerNotice tone="danger">{t(`errors.${errors.whole}`)}</AnswerNotice>}
        {form.legs.map((leg, index) => (
          <LegFields
            key={leg.id}
            form={form}
            leg={leg}
            index={index}
            locale={locale}
            words={words}
            errors={errors.legs[index] ?? {}}
            onChange={change}
            onRemove={() => remove(leg.id, index + 1)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            ref={addButton}
            variant="secondary"
            onClick={add}
            aria-disabled={!mayAddLeg(form)}
            className="aria-disabled:text-ink-soft"
          >
            <Icon name="plus" />
            {t('add')}
          </Button>
          {!mayAddLeg(form) && <p className="text-ink-soft text-sm">{t('mostReached')}</p>}
          <p role="status" className="sr-only">
            {news}
          </p>
        </div>
        <PartyFields form={form} words={words} errors={errors} onChange={change} />
        <SearchSubmit
          locale={locale}
          missing={form.legs.flatMap((leg, index) => {
            const parts = missingOfLeg(leg).map((part) => words.form.missing[part]);
            return parts.length > 0 ? [t('missingOfFlight', { number: index + 1, parts: parts.join(comma[locale]) })] : [];
          })}
          lead={words.form.missing.lead}
          className="text-lg sm:w-fit"
        >
          <Icon name="plane" />
          {t('submit')}
        </SearchSubmit>
      </form>
      <TripSummary form={form} words={words} />
    </div>
  );
}

/** All possible errors, in the order of the page. */
const wrongField = '[aria-invalid="true"], [data-invalid]';

function searchPart(address: string): string {
  const query = new URLSearchParams(address);
  query.delete('offer');
  query.delete(ticketView.key);
  return query.has('leg') ? query.toString() : '';
}
