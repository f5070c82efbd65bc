import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ReviewFact, ReviewPart } from '@/components/ui/forms/review-part';
import { Spinner } from '@/components/ui/spinner';
import { readablePhone } from '@/lib/bookings/contact';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { CheckedStay } from '@/lib/bookings/products/stay/draft';
import type { StayGuest } from '@/lib/bookings/products/stay/guests';
import type { ChosenStay } from '@/lib/hotels/chosen-stay';
import { RefusalCard } from './refusal-card';
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
  onFieldErrors: (errors: DraftErrors) => void;
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
  const wayBackTo = (part: string, path: string) => ({
    title: part,
    editText: booking('edit'),
    editLabel: booking('editLabel', { part }),
    onEdit: () => onEdit(path),
  });

  return (
    <div className="flex flex-col gap-5">
      <ReviewPart {...wayBackTo(t('review.guests'), 'passengers.0.givenNames')}>
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
      <ReviewPart {...wayBackTo(booking('contact'), 'contact.email')}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <ReviewFact label={booking('email')}>
            <bdi>{contact.email}</bdi>
          </ReviewFact>
          <ReviewFact label={booking('phone')}>
            <bdi dir="ltr">{readablePhone(contact.phone, typedPhone)}</bdi>
          </ReviewFact>
          {wishes.length > 0 && (
            <ReviewFact label={t('review.wishes')}>
              {format.list(
                wishes.map((wish) => t(`wishes.${wish}`)),
                { type: 'unit' },
              )}
            </ReviewFact>
          )}
          {contact.notes && (
            <ReviewFact label={booking('notes')}>
              <bdi className="whitespace-pre-line">{contact.notes}</bdi>
            </ReviewFact>
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
