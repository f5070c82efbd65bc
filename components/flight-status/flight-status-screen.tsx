'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { AddressReader } from '@/lib/browser/address/address-reader';
import { checkStatusForm, formFromAddress, type StatusErrors, type StatusForm, statusQuery } from '@/lib/flight-status/question';
import { loadTyped, saveTyped } from '@/lib/flight-status/typed-status';
import { loadSingleAirports } from '@/lib/flights/airports/airport-lookup';
import { airportCodeOf } from '@/lib/flights/search/search-form';
import { formatDay } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';
import { isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightStatusRequest } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { statusWindow } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { SearchLink } from './search-links';
import type { FlightSlots } from './slots';
import { StatusFormView } from './status-form';
import { StatusResults } from './status-results';

const emptyForm: StatusForm = { by: 'number', flight: '', from: '', to: '', date: '' };

/** What the address requests: flights, or a day outside the supported range. */
interface Asked {
  question: FlightStatusRequest | null;
  outsideDay: string | null;
}
const nothingAsked: Asked = { question: null, outsideDay: null };

/** The form, and the flights requested by the address, so that a reload, Back and a shared link show the same. */
export function FlightStatusScreen({ whatsappNumber, airportField, AirlineTile }: FlightSlots & { whatsappNumber: string }) {
  const locale = useLocale();
  const today = useToday();
  const [form, setForm] = useState(emptyForm);
  const [errors, setErrors] = useState<StatusErrors>({});
  const [asked, setAsked] = useState(nothingAsked);
  const [submits, setSubmits] = useState(0);
  const [repeats, setRepeats] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const shown = { ...form, date: form.date || today };

  async function readAddress(query: string) {
    const day = todayInQatar();
    const found = formFromAddress(new URLSearchParams(query), day);
    if (!found) return fillInTyped();
    const lookup = found.by === 'route' ? await loadSingleAirports().catch(() => null) : null;
    // Another address by now.
    if (lookup && new URLSearchParams(window.location.search).toString() !== query) return;
    const check = checkStatusForm(found, day, (code) => lookup?.placeText(code, locale) !== null);
    const isOutside = 'errors' in check && isCalendarDay(found.date) && check.errors.date !== undefined;
    setAsked({ question: 'question' in check ? check.question : null, outsideDay: isOutside ? found.date : null });
    const { date, ...otherErrors } = 'errors' in check ? check.errors : {};
    setErrors({ ...otherErrors, ...(date === 'dateInvalid' && { date: 'dateUnreadable' }) });
    setForm((now) => ({ ...now, ...found, date: 'question' in check ? found.date : day }));
    if (found.by === 'route') void nameAirports(found);
  }

  /** The address requests nothing: an empty form gets what was typed before a reload. */
  function fillInTyped() {
    setAsked(nothingAsked);
    const typed = form === emptyForm && loadTyped();
    if (!typed) return;
    setForm(typed);
    void nameAirports(typed);
  }

  /** The fields have the names of the airports, the address their codes. */
  async function nameAirports({ from, to }: StatusForm) {
    const lookup = await loadSingleAirports().catch(() => null);
    const named = (code: string) => (code && lookup?.placeText(code, locale)) || code;
    setForm((now) => ({
      ...now,
      from: now.from === from ? named(from) : now.from,
      to: now.to === to ? named(to) : now.to,
    }));
  }

  function change(changes: Partial<StatusForm>) {
    setForm((now) => ({ ...now, ...changes }));
    const next = { ...form, ...changes };
    saveTyped({ ...next, from: airportCodeOf(next.from), to: airportCodeOf(next.to) });
    const stillOpen = Object.entries(errors).filter(([field]) => !(field in changes));
    setErrors('by' in changes ? {} : Object.fromEntries(stillOpen));
  }

  function submit() {
    const check = checkStatusForm({ ...shown, from: airportCodeOf(form.from), to: airportCodeOf(form.to) });
    if ('errors' in check) {
      setErrors(check.errors);
      return setRefusals((count) => count + 1);
    }
    setErrors({});
    setSubmits((count) => count + 1);
    const query = `?${statusQuery(check.question)}`;
    // The same request again, for example by a double click, must not add a history entry.
    if (window.location.search === query) setRepeats((count) => count + 1);
    else window.history.pushState(null, '', query);
  }

  return (
    <>
      <Suspense>
        <AddressReader onRead={(query) => void readAddress(query)} />
      </Suspense>
      <StatusFormView
        form={shown}
        errors={errors}
        refusals={refusals}
        today={today}
        airportField={airportField}
        onChange={change}
        onSubmit={submit}
      />
      {asked.outsideDay && <OutsideWindow day={asked.outsideDay} today={today} />}
      {asked.question && (
        <StatusResults
          question={asked.question}
          whatsappNumber={whatsappNumber}
          submits={submits}
          repeats={repeats}
          AirlineTile={AirlineTile}
        />
      )}
    </>
  );
}

/** The address requests a day outside the supported range. */
function OutsideWindow({ day, today }: { day: string; today: string }) {
  const t = useTranslations('flightStatus.outside');
  const locale = useLocale();
  const isolate = (text: string) => (locale === 'ar' ? `\u2066${text}\u2069` : text);
  const [first, last] = statusWindow(today).map((edge) => isolate(formatDay(edge)));
  const words = { day: isolate(formatDay(day)), first: first ?? '', last: last ?? '' };
  const isPast = day < today;
  return (
    <Notice tone="warning" announce="status" className="mt-6">
      <p>{isPast ? t('past', words) : t('tooFar', words)}</p>
      {!isPast && (
        <p className="mt-3">
          <SearchLink />
        </p>
      )}
    </Notice>
  );
}
