import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PriceChangeNotice } from '@/components/ui/forms/price-change-notice';
import { StepList } from '@/components/ui/forms/step-list';
import { useStepFocus } from '@/components/ui/forms/use-step-focus';
import type { PackageRates } from '@/content/package';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkPeople, emptyDraft, loadDraft, type PackageDraft, saveDraft } from '@/lib/bookings/products/package/draft';
import type { ChangedPrice } from '@/lib/bookings/products/package/schema';
import { departureError, departureWindow } from '@/lib/bookings/products/package/trip-rules';
import { partyOf } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { AlreadyRequested } from '../../flow/already-requested';
import { usePaidAtOnce } from '../../flow/use-paid-at-once';
import { PriceSummary } from './price-summary';
import { type BookingStep, bookingSteps, leaveStep, openStep, replaceStep, stepAfter } from './step-address';
import { DatesStep } from './steps/dates-step';
import { ExtrasStep } from './steps/extras-step';
import { ReviewStep } from './steps/review-step';
import { openAgeId } from './steps/room-fields';
import { RoomsStep } from './steps/rooms-step';
import { StepButtons } from './steps/step-buttons';
import { TravellersStep } from './steps/travellers-step';
import type { BookedPackage } from './use-receipt';

interface BookingFlowProps {
  holiday: BookedPackage;
  rates: PackageRates;
  /** The step in the address. */
  step: BookingStep;
}

/** One package until the request: a step beside the price. When an earlier step is incomplete, that step is shown. */
export function BookingFlow({ holiday, rates: firstRates, step: asked }: BookingFlowProps) {
  const t = useTranslations('packages.request');
  const [today] = useState(() => todayInQatar());
  const [draft, setDraft] = useState(() => loadDraft(holiday.id) ?? emptyDraft());
  const [rates, setRates] = useState(firstRates);
  const [totalBefore, setTotalBefore] = useState<number | null>(null);
  const [errors, setErrors] = useState<DraftErrors>({});
  const isPaidAtOnce = usePaidAtOnce('package');
  const [showsErrors, setShowsErrors] = useState(false);

  const choice = `/travel/booking/${holiday.id}`;
  const error = departureError(draft.departureDate, today);
  const openAge = openAgeId(draft.rooms);
  const check = asked === 'review' && !error && !openAge ? checkPeople(draft, rates.nights, today) : null;
  const people = check && 'request' in check ? check.request : null;
  const step = reachable(asked, { lacksDay: error !== null, lacksAge: openAge !== undefined, lacksPeople: people === null });
  const { heading, aimAt } = useStepFocus(step, 'column');
  const price = priceOf(rates, { ...draft, rooms: partyOf(draft.rooms), departureDate: error ? '' : draft.departureDate });

  useEffect(() => {
    recordEvent({ name: 'booking_step', kind: 'package', step });
  }, [step]);

  useEffect(() => {
    if (step !== asked) replaceStep(step);
  }, [step, asked]);

  function change(part: Partial<PackageDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(holiday.id, next);
    if (!('travellers' in part || 'contact' in part)) setTotalBefore(null);
  }

  function edit(target: BookingStep, id?: string) {
    if (id) aimAt(id);
    openStep(target, { fromReview: true });
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

  const summary = { holiday, draft, price, nights: rates.nights, hasDay: !error };
  const goOn = () => openStep(stepAfter(step));

  function leaveRooms() {
    if (!openAge) return goOn();
    setShowsErrors(true);
    document.getElementById(openAge)?.focus();
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
      {/* On a phone the bar opens it; the review has its own price lines. */}
      <aside aria-label={t('summary.label')} className="min-w-0 max-lg:hidden lg:sticky lg:top-24 lg:order-2">
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
            onAccept={() => {
              setTotalBefore(null);
              heading.current?.focus();
            }}
          >
            {(amounts) => t.rich('priceChange.text', { direction: price.total > totalBefore ? 'more' : 'less', ...amounts })}
          </PriceChangeNotice>
        )}
        <h2 ref={heading} tabIndex={-1} className="mb-5 text-2xl outline-none">
          {t(`headings.${step}`)}
        </h2>
        {step === 'dates' && (
          <DatesStep
            draft={draft}
            rates={rates}
            window={departureWindow(today)}
            errorKey={error}
            onChange={change}
            onComplete={goOn}
          />
        )}
        {step === 'rooms' && <RoomsStep rooms={draft.rooms} showsErrors={showsErrors} onChange={(rooms) => change({ rooms })} />}
        {step === 'extras' && <ExtrasStep draft={draft} rates={rates} onChange={change} />}
        {(step === 'rooms' || step === 'extras') && (
          <StepButtons onBack={() => leaveStep(step)} onContinue={step === 'rooms' ? leaveRooms : goOn} />
        )}
        {step === 'travellers' && (
          <TravellersStep
            draft={draft}
            nights={rates.nights}
            today={today}
            errors={errors}
            onChange={change}
            onErrors={setErrors}
            onBack={() => leaveStep(step)}
            onComplete={goOn}
          />
        )}
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
            onEdit={edit}
            onBack={() => leaveStep(step)}
            onFieldErrors={showErrors}
            onPriceChanged={changePrice}
          />
        )}
      </div>
      <PriceSummary {...summary} as="bar" />
    </div>
  );
}

function reachable(asked: BookingStep, draft: { lacksDay: boolean; lacksAge: boolean; lacksPeople: boolean }): BookingStep {
  if (draft.lacksDay) return 'dates';
  if (draft.lacksAge && asked !== 'dates') return 'rooms';
  return asked === 'review' && draft.lacksPeople ? 'travellers' : asked;
}
