'use client';

import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { StepList } from '@/components/ui/forms/step-list';
import { useStepFocus } from '@/components/ui/forms/use-step-focus';
import type { PackageRates } from '@/content/package';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import { dayField, loadDraft, openAgeIds, type PackageDraft, saveDraft } from '@/lib/bookings/products/package/draft';
import { flightSearchOf, isFlightReady, sumOf } from '@/lib/bookings/products/package/flights/flight-search';
import type { ChangedPrice } from '@/lib/bookings/products/package/schema';
import { departureWindow } from '@/lib/bookings/products/package/trip-rules';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { partyOf, peopleIn } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { AlreadyRequested } from '../../flow/already-requested';
import { reviewPost } from '../../flow/posted-fields';
import { SummaryColumn } from '../../flow/trip-summary';
import { FlightsNote } from './flights/flights-note';
import { type DrawnFlights, flownField, useHolidayFlights } from './flights/use-holiday-flights';
import { NewPrice, type PostedHoliday, totalSeen, tripText } from './new-price';
import { type BookedPackage, PriceSummary, TripPriceRecord } from './price-summary';
import { draftIn, refusedStep, stateOf } from './reachable-step';
import {
  type BookingStep,
  bookingSteps,
  hasPosted,
  isFromReview,
  leaveStep,
  openStep,
  settleAddress,
  stepAfter,
  stepIn,
} from './step-address';
import { AskStep, SendBeside } from './steps/ask-step';
import { DatesStep } from './steps/dates-step';
import { ExtrasStep } from './steps/extras-step';
import { ReviewStep } from './steps/review-step';
import { RoomsStep } from './steps/rooms-step';
import { OtherWay } from './steps/step-buttons';
import { TravellersStep } from './steps/travellers-step';
import { DrawnReview, useStepAddress } from './steps/trip-review';

interface BookingFlowProps {
  holiday: BookedPackage;
  rates: PackageRates;
  /** In Qatar, yyyy-MM-dd. */
  today: string;
  isPaidAtOnce: boolean;
  posted?: PostedHoliday | undefined;
  /** Found by the server for the trip in the address. */
  drawn?: DrawnFlights | undefined;
}

/**
 * One package until the request: a step beside the price. When an earlier step is incomplete, that step is shown. The server draws what is in the
 * address and what was posted; what else was typed is known in the tab.
 */
export function BookingFlow({ holiday, rates: firstRates, today, isPaidAtOnce, ...props }: BookingFlowProps) {
  const t = useTranslations('packages.request');
  const locale = useLocale();
  const query = useSearchParams();
  const isInBrowser = useIsInBrowser();
  // With script its token leaves the address, and the draft of the tab counts.
  const [posted] = useState(() => (hasPosted(query) ? props.posted : undefined));
  const [drawn] = useState(() => draftIn(query, posted?.draft ?? null));
  const [ofTab, setDraft] = useState(() => draftIn(query, posted?.draft ?? loadDraft(holiday.id)));
  const [rates, setRates] = useState(firstRates);
  const [errors, setErrors] = useState<DraftErrors>(posted?.errors ?? {});
  const choice = `/travel/booking/${holiday.id}`;
  const first = isPaidAtOnce ? 'dates' : 'ask';
  const asked = stepIn(query, first);
  const [triedStep, setTriedStep] = useState(() => refusedStep(query, stateOf(drawn, asked, today, posted ? rates : null).step));
  const ofTabState = stateOf(ofTab, asked, today, rates);
  const { heading, aimAt } = useStepFocus(ofTabState.step, 'column');
  const draft = isInBrowser ? ofTab : drawn;
  const { step, error, people } = isInBrowser ? ofTabState : stateOf(drawn, asked, today, posted ? rates : null);
  const dated = { ...draft, departureDate: error ? '' : draft.departureDate };
  const price = priceOf(rates, { ...dated, rooms: partyOf(draft.rooms) });
  const search = flightSearchOf(holiday.airport, dated, rates.nights, today);
  const flights = useHolidayFlights({ search, isReady: isFlightReady(dated), choice: draft.flight, drawn: props.drawn });
  const { selected } = flights;
  const total = Number(sumOf(price.total, selected?.offer));
  const trip = tripText(draft);
  const [isSending, setIsSending] = useState(false);
  const [totalBefore, setTotalBefore] = useState(() => totalSeen(posted, trip, total));
  const post = {
    action: '/api/bookings/package/form',
    fields: {
      locale,
      holiday: holiday.id,
      choice: trip,
      total: String(price.total),
      ...flownField(selected),
      ...(step === 'ask' && { ask: '' }),
    },
  };
  const showsErrors = triedStep === step;

  useEffect(() => {
    recordEvent({ name: 'booking_step', kind: 'package', step: ofTabState.step });
  }, [ofTabState.step]);

  useEffect(() => {
    // The router has started by then.
    if (!isInBrowser) return;
    if (posted && hasPosted(query)) saveDraft(holiday.id, ofTab);
    settleAddress(ofTab, first, (wanted) => stateOf(ofTab, wanted, today, rates).step, query);
  }, [isInBrowser, posted, holiday.id, first, ofTab, query, today, rates]);

  function change(part: Partial<PackageDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(holiday.id, next);
    if (tripText(next) !== trip) setTotalBefore(null);
  }

  function edit(target: BookingStep, id?: string) {
    if (id) aimAt(id);
    openStep(target, draft, { fromReview: true });
  }

  function showErrors(found: DraftErrors) {
    const { 'trip.departureDate': dayError, ...others } = found;
    const errorsNow = { ...(dayError && { [dayField]: dayError }), ...others };
    setErrors(errorsNow);
    const wrong = Object.keys(errorsNow)[0] ?? '';
    if (step === 'ask') document.getElementById(wrong)?.focus();
    else edit(dayError ? 'dates' : 'travellers', wrong);
  }

  function changePrice({ rates: now, flight }: Partial<ChangedPrice>) {
    setTotalBefore(total);
    if (now) setRates(now);
    if (flight) flights.replace(flight);
  }

  /** From a step whose fields are complete; else the first that is missing takes the focus. */
  function goOn() {
    const missing = step === 'dates' ? error && dayField : step === 'rooms' && openAgeIds(draft.rooms)[0];
    if (!missing) return openStep(isFromReview() ? 'review' : stepAfter(step), draft);
    setTriedStep(step);
    document.getElementById(missing)?.focus();
  }

  const { total: travellers } = peopleIn(draft.rooms);
  const parts = { price, flight: selected, total, travellers };
  const summary = { holiday, draft, ...parts, nights: rates.nights, hasDay: !error };
  const addressOf = useStepAddress(choice, draft);
  const againAt = addressOf(step);
  const onBack = () => leaveStep(step, draft, query);
  const otherWay = (step === 'ask' || step === 'dates') && <OtherWay {...{ step, choice, trip: draft }} />;
  const form = { choice, trip: draft, onChange: change, onContinue: goOn, onBack };
  const sent = {
    holiday,
    choice,
    draft,
    price,
    flights,
    nights: rates.nights,
    isPriceOpen: totalBefore !== null,
    refusalBefore: hasPosted(query) ? posted?.refusal : undefined,
    onFieldErrors: showErrors,
    onPriceChanged: changePrice,
  };

  return (
    // Scripts start at once: what was typed in this tab comes back.
    <div data-live="" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
      <SummaryColumn
        label={t('summary.label')}
        // On a phone the bar opens it; the review has its own price lines.
        className={clsx(
          'noscript:max-lg:order-last',
          step === 'review' && people ? 'max-lg:hidden' : 'not-noscript:max-lg:hidden',
        )}
        summary={
          <>
            <PriceSummary {...summary} as="card" />
            <TripPriceRecord {...{ choice, trip, step, total }} isAwaited={flights.isAwaited} />
          </>
        }
        bar={<PriceSummary {...summary} as="bar" />}
        action={step === 'ask' && <SendBeside isSending={isSending} isClosed={totalBefore !== null || flights.isAwaited} />}
      />
      <div className="min-w-0 scroll-mt-24">
        {step !== 'ask' && (
          <StepList
            label={t('steps.label')}
            steps={bookingSteps.map((key) => ({ key, label: t(`steps.${key}`) }))}
            current={step}
            done={t('steps.done')}
          />
        )}
        <AlreadyRequested choice={choice}>{(reference) => t.rich('alreadyRequested', { reference })}</AlreadyRequested>
        {totalBefore !== null && (
          <NewPrice
            before={totalBefore}
            now={total}
            post={post}
            token={posted?.token}
            onAccept={() => {
              setTotalBefore(null);
              heading.current?.focus();
            }}
          />
        )}
        {/* The heading of the page says the first already. */}
        <h2 ref={heading} tabIndex={-1} className={step === 'ask' ? 'sr-only' : 'mb-5 text-2xl outline-none'}>
          {t(`headings.${step}`)}
        </h2>
        {step === 'dates' && otherWay}
        {step === 'ask' && (
          <AskStep
            {...sent}
            {...{ rates, today, errors, post, againAt, otherWay }}
            onChange={change}
            onErrors={setErrors}
            onSending={setIsSending}
          />
        )}
        {step === 'dates' && (
          <DatesStep rates={rates} window={departureWindow(today)} errorKey={error} showsError={showsErrors} {...form} />
        )}
        {step === 'rooms' && <RoomsStep showsErrors={showsErrors} {...form} />}
        {(step === 'dates' || step === 'rooms') && (
          <FlightsNote
            {...{ flights, total, travellers, againAt }}
            packageTotal={price.total}
            othersAt={addressOf('extras')}
            onOthers={() => openStep('extras', draft)}
          />
        )}
        {step === 'extras' && <ExtrasStep {...{ rates, flights, againAt }} {...form} />}
        {step === 'travellers' && (
          <TravellersStep
            {...{ draft, choice, today, errors, post, flights, onBack }}
            nights={rates.nights}
            onChange={change}
            onErrors={setErrors}
            onComplete={goOn}
          />
        )}
        {step === 'review' && !people && <DrawnReview {...{ choice, draft, flights }} nights={rates.nights} onEdit={edit} />}
        {step === 'review' && people && (
          <ReviewStep
            {...sent}
            people={people}
            parts={parts}
            isPaidAtOnce={isPaidAtOnce}
            post={posted && reviewPost(post, posted.token)}
            onEdit={edit}
            onBack={onBack}
          />
        )}
      </div>
    </div>
  );
}
