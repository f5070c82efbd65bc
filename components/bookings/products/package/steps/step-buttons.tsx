import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type TripDraft, tripFields } from '@/lib/bookings/products/package/trip-address';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { Link } from '@/lib/i18n/navigation';
import { type BookingStep, carriedIn, isFromReview, openStep, queryOf, stepAfter, stepBefore, stepField } from '../step-address';

interface StepButtonsProps {
  step: BookingStep;
  choice: string;
  trip: TripDraft;
  onBack: () => void;
  label?: string;
}

/** The button that submits the form of a step, and the link to the step before it. */
export function StepButtons({ step, choice, trip, onBack, label }: StepButtonsProps) {
  const t = useTranslations('packages.request');
  // Its fields are in no address: without script, Back posts them too.
  const isPosted = step === 'travellers';
  const isOneChange = useIsInBrowser() && isFromReview();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
      {step !== 'dates' && (
        <BackLink
          step={step}
          choice={choice}
          trip={trip}
          onBack={onBack}
          className={clsx('min-h-12', isPosted && 'noscript:hidden!')}
        />
      )}
      <Button type="submit" {...(step in tripFields && { name: stepField, value: stepAfter(step) })} className="min-h-12 sm:px-8">
        {label ?? t(isOneChange ? 'toReview' : 'continue')}
        <Icon name="arrow" />
      </Button>
      {/* Last, so that Enter in a field goes on. */}
      {isPosted && (
        <Button
          type="submit"
          variant="secondary"
          name={stepField}
          value={stepBefore(step)}
          className="-order-1 min-h-12 hidden! noscript:inline-flex!"
        >
          {t('back')}
        </Button>
      )}
    </div>
  );
}

interface BackLinkProps extends Omit<StepButtonsProps, 'label'> {
  className: string;
}

/** To the step before, by history where this page opened the current one. */
function BackLink({ step, choice, trip, onBack, className }: BackLinkProps) {
  const t = useTranslations('packages.request');
  const carried = carriedIn(useSearchParams());
  return (
    <Link
      href={choice + queryOf(stepBefore(step), trip, carried)}
      prefetch={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onBack();
      }}
      className={buttonClass('secondary', className)}
    >
      {t('back')}
    </Link>
  );
}

/** From the one screen to the steps, and from the first step to the one screen. */
export function OtherWay({ step, choice, trip }: { step: 'ask' | 'dates'; choice: string; trip: TripDraft }) {
  const t = useTranslations('packages.request.ask');
  const other = step === 'ask' ? 'dates' : 'ask';
  const carried = carriedIn(useSearchParams());
  return (
    <Link
      href={choice + queryOf(other, trip, carried)}
      prefetch={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openStep(other, trip);
      }}
      className="mb-5 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {t(other)}
    </Link>
  );
}
