import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { PackageRates } from '@/content/package';
import type { DraftErrors } from '@/lib/bookings/draft';
import { checkLead, dayField, leadOf, openAgeIds, type PackageDraft, withLead } from '@/lib/bookings/products/package/draft';
import { readTrip, sendField } from '@/lib/bookings/products/package/trip-address';
import { departureError, departureWindow } from '@/lib/bookings/products/package/trip-rules';
import { LeadFields, SendAtOnce } from '../../../flow/one-screen';
import type { FormPost } from '../../../flow/posted-fields';
import { summaryLines } from '../../../travellers/summary-lines';
import { TravellerForm, useTravellerForm } from '../../../travellers/traveller-form';
import { useErrorText } from '../../../travellers/use-error-text';
import { FlightFields } from '../flights/flight-fields';
import { type PackageToSend, useSendPackage } from '../use-send-package';
import { DateFields } from './dates-step';
import { ExtraFields } from './extras-step';
import { RoomList } from './rooms-step';
import { fieldsOf, type OnField } from './trip-form';

interface AskStepProps extends PackageToSend {
  rates: PackageRates;
  today: string;
  errors: DraftErrors;
  /** While a new price is not accepted, nothing is sent. */
  isPriceOpen: boolean;
  post: FormPost;
  /** Where the screen is shown again, without script. */
  againAt: string;
  /** The link to the steps. */
  otherWay: ReactNode;
  onChange: (draft: PackageDraft) => void;
  onErrors: (errors: DraftErrors) => void;
  /** For the button beside the price, on a wide screen. */
  onSending: (isSending: boolean) => void;
}

/**
 * The whole request on one screen: the trip, one name and the contact. All of its buttons submit: the one that sends, and those that change the
 * trip, which without script the server draws anew.
 */
export function AskStep({
  rates,
  today,
  errors,
  isPriceOpen,
  post,
  againAt,
  otherWay,
  onChange,
  onErrors,
  onSending,
  ...sent
}: AskStepProps) {
  const { draft, flights } = sent;
  const t = useTranslations('packages.request');
  const words = useTranslations('bookings.passengers');
  const textOf = useErrorText();
  const check = checkLead(draft, today);
  const { isSending, refusal, send } = useSendPackage('request' in check ? check.request : null, sent);
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const isClosed = isPriceOpen || flights.isAwaited;
  const form = useTravellerForm({
    draft,
    errors,
    check: (some) => checkLead(some, today),
    onChange,
    onErrors,
    onComplete: () => void (isClosed || send()),
  });
  const changeTrip = (fields: URLSearchParams) => form.change({ ...draft, ...readTrip(fields) }, [], Object.keys(errors));
  const onField: OnField = ({ target }) => target.form && changeTrip(fieldsOf(target.form));

  function submit(event: FormEvent) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.form && submitter.name !== sendField) {
      event.preventDefault();
      changeTrip(fieldsOf(submitter.form, submitter));
    } else form.submit(event);
  }

  return (
    <TravellerForm
      form={{ ...form, submit }}
      label={t('headings.ask')}
      intro={t('ask.intro')}
      summary={{
        title: words('errorSummary', { count: Object.keys(errors).length }),
        lines: summaryLines(errors, { textOf, line: (_, text) => text, labelOf: (field) => words(field as 'surname') }),
      }}
      textOf={textOf}
      post={post}
      buttons={
        <SendAtOnce
          isSending={isSending}
          refusal={refusal}
          isClosed={isClosed}
          name={sendField}
          isBesideToo
          label={t('review.submit')}
          note={t(isPriceOpen ? 'review.priceOpen' : flights.isAwaited ? 'flights.wait' : 'review.free')}
        />
      }
    >
      {otherWay}
      {/* For Enter in a field. */}
      <button type="submit" name={sendField} hidden disabled={isSending || isClosed} />
      <DateFields
        trip={draft}
        rates={rates}
        window={departureWindow(today)}
        errorKey={departureError(draft.departureDate, today)}
        showsError={dayField in errors}
        onField={onField}
      />
      <RoomList rooms={draft.rooms} showsErrors={openAgeIds(draft.rooms).some((id) => id in errors)} onField={onField} />
      <div className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
        <FlightFields choice={draft.flight} flights={flights} againAt={againAt} onField={onField} />
      </div>
      <details className="group rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
          {t('ask.extras')}
          <Icon name="down" className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="pt-4">
          <ExtraFields rates={rates} trip={draft} onField={onField} />
        </div>
      </details>
      <Button type="submit" variant="secondary" className="hidden! noscript:inline-flex!">
        {t('ask.update')}
      </Button>
      <LeadFields
        title={t('ask.who')}
        lead={leadOf(draft)}
        at="lead"
        errors={errors}
        onChange={(names) =>
          form.change(
            withLead(draft, names),
            Object.keys(names).map((name) => `lead.${name}`),
          )
        }
        onLeave={form.leave}
      />
    </TravellerForm>
  );
}

/** The same button beside the price, on a wide screen. */
export function SendBeside({ isSending, isClosed }: { isSending: boolean; isClosed: boolean }) {
  const t = useTranslations('packages.request.review');
  return (
    <Button type="submit" form="travellers" name={sendField} disabled={isSending || isClosed} className="min-h-12 w-full">
      {isSending && <Spinner />}
      <span>{t('submit')}</span>
    </Button>
  );
}
