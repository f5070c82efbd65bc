import { useLocale, useTranslations } from 'next-intl';
import { useCancellationWord, useCountryName, useKindWord } from '@/components/desk/use-words';
import { useTripRule } from '@/components/flights/terms/use-fare-rules';
import type { DeskBooking, DeskChange, DeskRefund, DeskVisa } from '@/lib/desk/details/details';
import type { Note } from '@/lib/desk/history';
import type { Subject } from '@/lib/desk/subjects';
import { travellersIn } from '@/lib/enquiries/papers';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { formatDay } from '@/lib/time/dates';
import { Facts, Moment, Section, useStatusWord } from '../facts';
import { Papers } from './papers';

/** A change request, with the original terms for what it changes. */
export function ChangeDetail({ change, booking: { offer } }: { change: DeskChange; booking: DeskBooking }) {
  const t = useTranslations('desk.detail');
  const stay = useTranslations('desk.stay');
  const cancellation = useCancellationWord();
  const tripRule = useTripRule();
  const kindOf = useKindWord();
  const { kind, wished_day, message } = change;
  const isCancelled = kind === 'cancellation';
  return (
    <Section title={t('asked')}>
      <p className="mb-3 font-medium text-lg">{kindOf('change', kind)}</p>
      <Facts
        facts={[
          { term: t('wishedDay'), text: wished_day && formatDay(wished_day) },
          { term: t('message'), text: message || t('noNotes') },
          { term: t('changeRule'), text: kind === 'date' ? tripRule(offer.flights, 'change') : null },
          { term: t('refundRule'), text: isCancelled ? tripRule(offer.flights, 'refund') : null },
          { term: stay('cancellation'), text: isCancelled && offer.cancellation && cancellation(offer.cancellation) },
        ]}
      />
    </Section>
  );
}

/** A visa case, with the papers of the enquiry it was made from. */
export function VisaDetail({ visa, version }: { visa: DeskVisa; version: string }) {
  const t = useTranslations('desk.detail');
  const countryOf = useCountryName();
  const { given_names, surname, destination, travel_date, bookings, enquiries, enquiry_id, visa_case_steps } = visa;
  return (
    <>
      <Section title={t('asked')}>
        <Facts
          facts={[
            { term: t('applicant'), text: `${given_names} ${surname}` },
            { term: t('destination'), text: countryOf(destination) },
            { term: t('travelDay'), text: travel_date && formatDay(travel_date) },
            { term: t('booking'), text: bookings?.reference ?? null },
            { term: t('enquiry'), text: enquiries?.reference ?? null },
          ]}
        />
      </Section>
      {enquiry_id && enquiries && (
        <Papers enquiryId={enquiry_id} travellers={travellersIn(enquiries.details)} version={version} />
      )}
      <Steps subject="visa" steps={visa_case_steps} />
    </>
  );
}

export function RefundDetail({ refund }: { refund: DeskRefund }) {
  const t = useTranslations('desk.detail');
  const tag = intlTag(useLocale());
  return (
    <>
      <Section title={t('sum')}>
        <Facts
          facts={[
            { term: t('amount'), text: formatQarExactly(refund.amount, tag) },
            { term: t('deducted'), text: formatQarExactly(refund.deducted, tag) },
          ]}
        />
      </Section>
      <Steps subject="refund" steps={refund.refund_steps} />
    </>
  );
}

function Steps({ subject, steps }: { subject: Subject; steps: DeskVisa['visa_case_steps'] }) {
  const t = useTranslations('desk.detail');
  const wordOf = useStatusWord();
  return (
    <Section title={t('steps')}>
      <ol className="space-y-1">
        {steps
          .toSorted((a, b) => a.happened_on.localeCompare(b.happened_on))
          .map(({ stage, happened_on }) => (
            <li key={stage} className="flex flex-wrap gap-x-3">
              <bdi className="text-ink-soft tabular-nums">{formatDay(happened_on)}</bdi>
              <span>{wordOf(subject, stage)}</span>
            </li>
          ))}
      </ol>
    </Section>
  );
}

/** Who did what and when, the latest first. */
export function History({ subject, notes }: { subject: Subject; notes: readonly Note[] }) {
  const t = useTranslations('desk.history');
  const wordOf = useStatusWord();
  return (
    <Section title={t('title')}>
      {notes.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ol className="space-y-3">
        {notes.map(({ id, staff_name, from_status, to_status, remark, written_at }) => (
          <li key={id} className="border-line border-s-2 ps-3">
            <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
              <bdi className="font-medium text-ink">{staff_name}</bdi>
              <Moment at={written_at} />
            </p>
            <p>
              {from_status && to_status && (
                <span>{t('moved', { from: wordOf(subject, from_status), to: wordOf(subject, to_status) })}</span>
              )}
              {!from_status && to_status && <span>{t('made', { status: wordOf(subject, to_status) })}</span>}
              {!to_status && <span>{t('remarked')}</span>}
            </p>
            {remark && (
              <p className="whitespace-pre-line break-words text-ink-soft">
                <bdi>{remark}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
