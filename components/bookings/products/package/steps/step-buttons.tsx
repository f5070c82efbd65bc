import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type TripDraft, tripFields } from '@/lib/bookings/products/package/trip-address';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { Link } from '@/lib/i18n/navigation';
import { type BookingStep, isFromReview, queryOf, stepAfter, stepBefore, stepField } from '../step-address';

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
  const isOneChange = useIsInBrowser() && isFromReview();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
      {step !== 'dates' && <BackLink step={step} choice={choice} trip={trip} onBack={onBack} className="min-h-12" />}
      <Button type="submit" {...(step in tripFields && { name: stepField, value: stepAfter(step) })} className="min-h-12 sm:px-8">
        {label ?? t(isOneChange ? 'toReview' : 'continue')}
        <Icon name="arrow" />
      </Button>
    </div>
  );
}

interface BackLinkProps extends Omit<StepButtonsProps, 'label'> {
  className: string;
}

/** To the step before, by history where this page opened the current one. */
export function BackLink({ step, choice, trip, onBack, className }: BackLinkProps) {
  const t = useTranslations('packages.request');
  return (
    <Link
      href={choice + queryOf(stepBefore(step), trip)}
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
