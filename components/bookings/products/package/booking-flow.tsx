'use client';

import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PriceChangeNotice } from '@/components/ui/forms/price-change-notice';
import { StepList } from '@/components/ui/forms/step-list';
import { useStepFocus } from '@/components/ui/forms/use-step-focus';
import type { PackageRates } from '@/content/package';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import { loadDraft, type PackageDraft, saveDraft } from '@/lib/bookings/products/package/draft';
import type { ChangedPrice } from '@/lib/bookings/products/package/schema';
import { writeTrip } from '@/lib/bookings/products/package/trip-address';
import { departureWindow } from '@/lib/bookings/products/package/trip-rules';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { partyOf } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { AlreadyRequested } from '../../flow/already-requested';
import { type PostedDraft, PostedFields, postOf, reviewPost } from '../../flow/posted-fields';
import { type BookedPackage, PriceSummary } from './price-summary';
import { draftIn, refusedStep, stateOf } from './reachable-step';
import {
  type BookingStep,
  bookingSteps,
  hasPosted,
  isFromReview,
  leaveStep,
  openStep,
  replaceStep,
  stepAfter,
  stepIn,
} from './step-address';
import { DatesStep } from './steps/dates-step';
import { ExtrasStep } from './steps/extras-step';
import { ReviewStep } from './steps/review-step';
import { openAgeId } from './steps/room-fields';
import { RoomsStep } from './steps/rooms-step';
import { TravellersStep } from './steps/travellers-step';
import { DrawnReview } from './steps/trip-review';

interface BookingFlowProps {
  holiday: BookedPackage;
  rates: PackageRates;
  /** In Qatar, yyyy-MM-dd. */
  today: string;
  isPaidAtOnce: boolean;
  posted?: PostedHoliday | undefined;
}

/** What was posted without script, and the total that was shown beside it. */
type PostedHoliday = PostedDraft<PackageDraft> & { total: number };

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
  const [totalBefore, setTotalBefore] = useState(() => totalSeen(posted, drawn, firstRates));
  const [errors, setErrors] = useState<DraftErrors>(posted?.errors ?? {});
  const choice = `/travel/booking/${holiday.id}`;
  const asked = stepIn(query);
  const [triedStep, setTriedStep] = useState(() => refusedStep(query, stateOf(drawn, asked, today, posted ? rates : null).step));
  const ofTabState = stateOf(ofTab, asked, today, rates);
  const { heading, aimAt } = useStepFocus(ofTabState.step, 'column');
  const draft = isInBrowser ? ofTab : drawn;
  const { step, error, people } = isInBrowser ? ofTabState : stateOf(drawn, asked, today, posted ? rates : null);
  const price = priceOf(rates, { ...draft, rooms: partyOf(draft.rooms), departureDate: error ? '' : draft.departureDate });
  const trip = String(new URLSearchParams(writeTrip(draft)));
  const post = {
    action: '/api/bookings/package/form',
    fields: { locale, holiday: holiday.id, choice: trip, total: String(price.total) },
  };
  const showsErrors = triedStep === step;

  useEffect(() => {
    recordEvent({ name: 'booking_step', kind: 'package', step: ofTabState.step });
  }, [ofTabState.step]);

  useEffect(() => {
    if (posted && hasPosted(query)) saveDraft(holiday.id, ofTab);
    replaceStep(ofTabState.step, ofTab, query);
  }, [posted, holiday.id, ofTabState.step, ofTab, query]);

  function change(part: Partial<PackageDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(holiday.id, next);
    if (!('travellers' in part || 'contact' in part)) setTotalBefore(null);
  }

  function edit(target: BookingStep, id?: string) {
    if (id) aimAt(id);
    openStep(target, draft, { fromReview: true });
  }

  function showErrors(found: DraftErrors) {
    setErrors(found);
    const first = Object.keys(found)[0] ?? '';
    if (first.startsWith('trip.')) edit('dates', 'departure');
    else edit('travellers', first);
  }

  function changePrice({ rates: now }: ChangedPrice) {
    setTotalBefore(price.total);
    setRates(now);
  }

  /** From a step whose fields are complete; else the first that is missing takes the focus. */
  function goOn() {
    const missing = step === 'dates' ? error && 'departure' : step === 'rooms' && openAgeId(draft.rooms);
    if (!missing) return openStep(isFromReview() ? 'review' : stepAfter(step), draft);
    setTriedStep(step);
    document.getElementById(missing)?.focus();
  }

  const summary = { holiday, draft, price, nights: rates.nights, hasDay: !error };
  const onBack = () => leaveStep(step, draft, query);
  const form = { choice, trip: draft, onChange: change, onContinue: goOn, onBack };

  return (
    // Scripts start at once: what was typed in this tab comes back.
    <div data-live="" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
      {/* On a phone the bar opens it; the review has its own price lines. */}
      <aside
        aria-label={t('summary.label')}
        className={clsx(
          'min-w-0 noscript:max-lg:order-last lg:sticky lg:top-24 lg:order-2',
          step === 'review' && people ? 'max-lg:hidden' : 'not-noscript:max-lg:hidden',
        )}
      >
        <PriceSummary {...summary} as="card" />
      </aside>
      <div className="min-w-0 scroll-mt-24">
        <StepList
          label={t('steps.label')}
          steps={bookingSteps.map((key) => ({ key, label: t(`steps.${key}`) }))}
          current={step}
          done={t('steps.done')}
        />
        <AlreadyRequested choice={choice}>{(reference) => t.rich('alreadyRequested', { reference })}</AlreadyRequested>
        {totalBefore !== null && (
          <PriceChangeNotice
            key={price.total}
            before={totalBefore}
            now={price.total}
            title={t('priceChange.title')}
            accept={t('priceChange.accept')}
            form={posted && acceptId}
            onAccept={() => {
              setTotalBefore(null);
              heading.current?.focus();
            }}
          >
            {(amounts) => t.rich('priceChange.text', { direction: price.total > totalBefore ? 'more' : 'less', ...amounts })}
          </PriceChangeNotice>
        )}
        {posted && totalBefore !== null && (
          <form id={acceptId} {...postOf(post)}>
            <PostedFields post={reviewPost(post, posted.token, { accept: '' })} />
          </form>
        )}
        <h2 ref={heading} tabIndex={-1} className="mb-5 text-2xl outline-none">
          {t(`headings.${step}`)}
        </h2>
        {step === 'dates' && (
          <DatesStep rates={rates} window={departureWindow(today)} errorKey={error} showsError={showsErrors} {...form} />
        )}
        {step === 'rooms' && <RoomsStep showsErrors={showsErrors} {...form} />}
        {step === 'extras' && <ExtrasStep rates={rates} {...form} />}
        {step === 'travellers' && (
          <TravellersStep
            draft={draft}
            choice={choice}
            nights={rates.nights}
            today={today}
            errors={errors}
            post={post}
            onChange={change}
            onErrors={setErrors}
            onBack={onBack}
            onComplete={goOn}
          />
        )}
        {step === 'review' && !people && <DrawnReview choice={choice} draft={draft} nights={rates.nights} onEdit={edit} />}
        {step === 'review' && people && (
          <ReviewStep
            holiday={holiday}
            choice={choice}
            draft={draft}
            people={people}
            price={price}
            nights={rates.nights}
            isPriceOpen={totalBefore !== null}
            isPaidAtOnce={isPaidAtOnce}
            post={posted && reviewPost(post, posted.token)}
            refusalBefore={hasPosted(query) ? posted?.refusal : undefined}
            onEdit={edit}
            onBack={onBack}
            onFieldErrors={showErrors}
            onPriceChanged={changePrice}
          />
        )}
      </div>
      <PriceSummary {...summary} as="bar" />
    </div>
  );
}

const acceptId = 'accept-price';

/** The total that was shown for this trip, when it is another now; else null. */
function totalSeen(posted: PostedHoliday | undefined, trip: PackageDraft, rates: PackageRates): number | null {
  if (!posted || String(writeTrip(posted.draft)) !== String(writeTrip(trip))) return null;
  const { total } = priceOf(rates, { ...trip, rooms: partyOf(trip.rooms) });
  return total === posted.total ? null : posted.total;
}
