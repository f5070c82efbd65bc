import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DraftErrors } from '@/lib/bookings/draft';
import { emptyPassengerDraft } from '@/lib/bookings/people';
import { afterPassengerEdits, type BookingDraft, checkLead } from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { askStep, openForm } from '@/lib/browser/review-step';
import { Link } from '@/lib/i18n/navigation';
import { LeadFields, SendAtOnce } from '../../../flow/one-screen';
import type { FormPost, PostedDraft } from '../../../flow/posted-fields';
import { summaryLines } from '../../../travellers/summary-lines';
import { TravellerForm, useTravellerForm } from '../../../travellers/traveller-form';
import { useErrorText } from '../../../travellers/use-error-text';
import type { PriceSeen } from '../new-price';
import { type FlightsToSend, useSendFlights } from '../use-send-flights';

interface AskFormProps<Offer> {
  kind: string;
  choice: string;
  draft: BookingDraft;
  errors: DraftErrors;
  trip: TripDates;
  /** While a new price is not accepted, nothing is sent. */
  price: PriceSeen;
  backTo: string;
  sending: FlightsToSend<Offer>;
  posted?: PostedDraft<BookingDraft> | undefined;
  post?: FormPost | undefined;
  /** The link to the form for all passengers. */
  otherForm: ReactNode;
  onChange: (draft: BookingDraft) => void;
  onErrors: (errors: DraftErrors) => void;
}

const at = 'passengers.0';

/** The whole request on one screen: the name of who asks and the contact. All who travel are named later, by a link. */
export function AskForm<Offer>({ price, post, onErrors, ...props }: AskFormProps<Offer>) {
  const { draft, errors, trip } = props;
  const t = useTranslations('bookings.flow.justAsk');
  const words = useTranslations('bookings.passengers');
  const review = useTranslations('bookings.review');
  const textOf = useErrorText();
  const check = checkLead(draft);
  const { isSending, refusal, send } = useSendFlights({
    ...props,
    request: 'request' in check ? check.request : { passengers: [], contact: { email: '', phone: '' } },
    refusalBefore: props.posted?.refusal,
    onFieldErrors(found) {
      onErrors(found);
      document.getElementById(Object.keys(found)[0] ?? '')?.focus();
    },
  });
  const isPriceOpen = price.before !== null;
  const form = useTravellerForm({ ...props, check: checkLead, onErrors, onComplete: () => void (isPriceOpen || send()) });

  return (
    <TravellerForm
      form={form}
      label={t('heading')}
      intro={t('intro')}
      summary={{
        title: words('errorSummary', { count: Object.keys(errors).length }),
        lines: summaryLines(errors, { textOf, line: (_, text) => text, labelOf: (field) => words(field as 'surname') }),
      }}
      textOf={textOf}
      post={post && { ...post, fields: { ...post.fields, ask: '' } }}
      buttons={
        <SendAtOnce
          isSending={isSending}
          refusal={refusal}
          label={review(isSending ? 'sending' : 'submit')}
          note={isPriceOpen ? review('priceOpen') : t('free')}
          isClosed={isPriceOpen}
          backTo={props.backTo}
        />
      }
    >
      {props.otherForm}
      <LeadFields
        title={t('who')}
        lead={draft.passengers[0] ?? emptyPassengerDraft('adult')}
        at={at}
        errors={errors}
        onChange={(facts) => {
          const { people, changed, settled } = afterPassengerEdits(draft.passengers, [{ index: 0, facts }], trip);
          form.change({ ...draft, passengers: people }, changed, settled);
        }}
        onLeave={form.leave}
      />
    </TravellerForm>
  );
}

/** From the form for all passengers to the one for a single name, and back. What was typed stays. */
export function OtherForm({ choice, isAsk, onOpen }: { choice: string; isAsk: boolean; onOpen: () => void }) {
  const t = useTranslations('bookings.flow.justAsk');
  return (
    <Link
      href={isAsk ? choice : `${choice}&step=${askStep}`}
      prefetch={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
        openForm(isAsk ? null : askStep);
      }}
      className="mb-5 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {t(isAsk ? 'all' : 'ask')}
    </Link>
  );
}
