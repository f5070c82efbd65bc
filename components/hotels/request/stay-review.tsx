import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { readablePhone } from '@/lib/bookings/readable-phone';
import type { ChosenStay } from '@/lib/hotels/chosen-stay';
import type { CheckedStay, StayDraftErrors } from '@/lib/hotels/stay-draft';
import type { StayGuest } from '@/lib/hotels/stay-guests';
import { RefusalCard } from './refusal-card';
import { ReviewPart } from './review-part';
import type { Renewal } from './use-chosen-stay';
import { useStayRequest } from './use-stay-request';

interface StayReviewProps {
  stay: ChosenStay;
  guests: readonly StayGuest[];
  request: CheckedStay;
  typedPhone: string;
  /** A new price waits to be accepted: until then nothing is sent. */
  isPriceOpen: boolean;
  onEdit: (path: string) => void;
  onFieldErrors: (errors: StayDraftErrors) => void;
  onRenew: () => Promise<Renewal>;
}

const nextSteps = ['confirm', 'pay', 'voucher'] as const;

/** Everything that will be sent, to be read once more, and the button that sends it. */
export function StayReview({ stay, guests, request, typedPhone, isPriceOpen, onEdit, onFieldErrors, onRenew }: StayReviewProps) {
  const t = useTranslations('hotels.stayRequest');
  const booking = useTranslations('bookings.review');
  const format = useFormatter();
  const { isSending, refusal, send } = useStayRequest({ stay, request, onFieldErrors, onRenew });
  const { passengers, contact, wishes } = request;

  return (
    <div className="flex flex-col gap-5">
      <ReviewPart title={t('review.guests')} onEdit={() => onEdit('passengers.0.givenNames')}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {guests.map(({ room, type, age }, index) => {
            const guest = passengers[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by their place alone.
              <li key={index}>
                <span className="block text-ink-soft text-sm">
                  {t('form.room', { number: room + 1 })} ·{' '}
                  {index === 0 ? t('form.lead') : type === 'adult' ? t('form.adult') : t('form.child', { age: age ?? 0 })}
                </span>
                {guest ? (
                  <bdi className="break-words font-medium">{`${guest.givenNames} ${guest.surname}`}</bdi>
                ) : (
                  <span className="text-ink-soft">{t('review.noName')}</span>
                )}
              </li>
            );
          })}
        </ul>
      </ReviewPart>
      <ReviewPart title={booking('contact')} onEdit={() => onEdit('contact.email')}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-ink-soft text-sm">{booking('email')}</dt>
            <dd className="break-words font-medium">
              <bdi>{contact.email}</bdi>
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{booking('phone')}</dt>
            <dd className="font-medium">
              <bdi dir="ltr">{readablePhone(contact.phone, typedPhone)}</bdi>
            </dd>
          </div>
          {wishes.length > 0 && (
            <div>
              <dt className="text-ink-soft text-sm">{t('review.wishes')}</dt>
              <dd className="font-medium">
                {format.list(
                  wishes.map((wish) => t(`wishes.${wish}`)),
                  { type: 'unit' },
                )}
              </dd>
            </div>
          )}
          {contact.notes && (
            <div>
              <dt className="text-ink-soft text-sm">{booking('notes')}</dt>
              <dd className="break-words font-medium">
                <bdi className="whitespace-pre-line">{contact.notes}</bdi>
              </dd>
            </div>
          )}
        </dl>
      </ReviewPart>
      <section className="rounded-card bg-sunken p-4 md:p-6">
        <h3 className="text-lg">{t('review.next.title')}</h3>
        <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-accent">
          {nextSteps.map((step) => (
            <li key={step} className="ps-1">
              {t(`review.next.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      {refusal && <RefusalCard refusal={refusal} search={stay.search} />}
      <div className="pb-4">
        <Button
          onClick={() => void send()}
          disabled={isSending || isPriceOpen}
          className="min-h-13 w-full text-lg sm:w-auto sm:px-10"
        >
          {isSending && <Spinner />}
          {isSending ? t('review.sending') : t('review.submit')}
        </Button>
        <p className="mt-3 text-ink-soft text-sm">{isPriceOpen ? t('review.priceOpen') : t('review.free')}</p>
      </div>
    </div>
  );
}
