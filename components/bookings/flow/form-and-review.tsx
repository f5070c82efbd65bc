import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { dismissToastOfPageBefore } from '@/components/ui/feedback/toast';
import { StepList } from '@/components/ui/forms/step-list';
import { useStepFocus } from '@/components/ui/forms/use-step-focus';
import { Icon } from '@/components/ui/icon';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftCheck } from '@/lib/bookings/draft';
import type { SeenPrice } from '@/lib/bookings/model/price-record';
import { leaveReview, openReview } from '@/lib/browser/review-step';
import { isShapedLike } from '@/lib/storage/stored-shape';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { usePriceRecord } from '../price-record';
import { AlreadyRequested } from './already-requested';
import { SummaryColumn, type SummaryPlace } from './trip-summary';

/** The traveller step, by its name in the product. */
interface FormStep {
  key: string;
  label: string;
  heading: string;
}

interface FormAndReviewProps<Checked> {
  kind: string;
  /** Identifies the selection, as in the address. */
  choice: string;
  isReview: boolean;
  /** For everybody, in QAR, as shown now; and what was seen of it before this page. */
  total: number;
  seenBefore?: readonly SeenPrice[] | undefined;
  /** The form is sent without a review: there are no steps to list. */
  isOneScreen?: boolean | undefined;
  check: () => DraftCheck<Checked>;
  /** `selected` is the step before the form, which is done. */
  steps: {
    label: string;
    done: string;
    selected: string;
    /** `onward`: its button, where that stands in the column of a wide screen. */
    form: FormStep & { onward?: string };
    review: Omit<FormStep, 'key'>;
  };
  summaryLabel: string;
  /** The selection and its price. */
  summary: (as: SummaryPlace) => ReactNode;
  alreadyRequested: (reference: () => ReactNode) => ReactNode;
  /** A change of price. `leave` moves the focus away from a button that disappears. */
  notice: (leave: () => void, isToBeRead: boolean) => ReactNode;
  form: (complete: () => void) => ReactNode;
  /** `edit` returns to a field of the form by its path. */
  review: (checked: Checked, edit: (path: string) => void) => ReactNode;
}

/** The form or its review, beside the selection. Shows the form instead of the review while the form is incomplete. */
export function FormAndReview<Checked>({
  kind,
  choice,
  isReview,
  total,
  seenBefore,
  steps,
  ...props
}: FormAndReviewProps<Checked>) {
  const check = isReview ? props.check() : null;
  const checked = check && 'request' in check ? check.request : null;
  const step = checked ? 'review' : steps.form.key;
  const { heading, aimAt } = useStepFocus(step);
  const isUnfinished = isReview && !checked;
  useSavedPosition(`${choice} ${step}`);
  const record = usePriceRecord({ choice, before: seenBefore }, checked ? 'review' : 'form', total);

  useEffect(dismissToastOfPageBefore, []);

  useEffect(() => {
    recordEvent({ name: 'booking_step', kind, step });
  }, [kind, step]);

  useEffect(() => {
    if (isUnfinished) leaveReview();
  }, [isUnfinished]);

  function edit(path: string) {
    aimAt(path);
    leaveReview();
  }

  const listed = [
    { key: 'selected', label: steps.selected },
    { key: steps.form.key, label: steps.form.label },
    { key: 'review', label: steps.review.label },
  ];
  return (
    <div className="grid gap-y-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10">
      <div className="min-w-0">
        {!props.isOneScreen && <StepList label={steps.label} steps={listed} current={step} done={steps.done} />}
        <AlreadyRequested choice={choice}>{props.alreadyRequested}</AlreadyRequested>
        {props.notice(() => heading.current?.focus(), checked !== null)}
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {checked ? steps.review.heading : steps.form.heading}
        </h2>
      </div>
      <SummaryColumn
        label={props.summaryLabel}
        // On a phone the bar opens it, with its script; on the review it is part of what the visitor agrees to.
        className={clsx(!checked && 'max-lg:hidden noscript:block!')}
        summary={
          <>
            {props.summary('card')}
            <div className="lg:px-5 lg:has-[*]:pb-5">{record}</div>
          </>
        }
        bar={props.summary('bar')}
        action={
          !checked &&
          steps.form.onward && (
            <Button type="submit" form="travellers" className="min-h-12 w-full">
              {steps.form.onward}
              <Icon name="arrow" />
            </Button>
          )
        }
      />
      <div className="min-w-0">{checked ? props.review(checked, edit) : props.form(openReview)}</div>
    </div>
  );
}

const placeKey = 'karam.booking-place.v1';
const nowhere = { of: '', top: 0, field: '' };

/**
 * Restores scroll position and focus after a reload. The browser cannot: the page reaches its height too late. `of` identifies the trip and the
 * step; the position of another one is discarded.
 */
function useSavedPosition(of: string): void {
  useEffect(() => {
    const saved = readTab(placeKey);
    removeTab(placeKey);
    if (!isReload() || !isPlace(saved) || saved.of !== of) return;
    // What was typed is drawn just after this, and may show the field.
    requestAnimationFrame(() => {
      if (saved.field) document.getElementById(saved.field)?.focus({ preventScroll: true });
      window.scrollTo({ top: saved.top, behavior: 'instant' });
    });
  }, [of]);

  useEffect(() => {
    const keep = () => writeTab(placeKey, { of, top: window.scrollY, field: document.activeElement?.id ?? '' });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [of]);
}

function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
}

function isPlace(stored: unknown): stored is typeof nowhere {
  return isShapedLike(stored, nowhere);
}
