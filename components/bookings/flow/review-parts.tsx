import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReviewFact, ReviewPart } from '@/components/ui/forms/review-part';
import { Spinner } from '@/components/ui/spinner';
import { intlTag } from '@/lib/i18n/locales';
import { officeHours } from '@/lib/i18n/opening-hours';
import { formatQar } from '@/lib/money';
import type { Contact } from '@/lib/text/contact';
import { isolated } from '@/lib/text/isolate';
import { readablePhone } from '@/lib/text/phone';

interface EditablePartProps {
  title: string;
  note?: string;
  onEdit: () => void;
  /** Where it is edited without script. */
  editAt?: string | undefined;
  children: ReactNode;
}

/** One part of the request, with a link to edit it. */
export function EditablePart(props: EditablePartProps) {
  const t = useTranslations('bookings.review');
  return <ReviewPart {...props} editText={t('edit')} editLabel={t('editLabel', { part: props.title })} />;
}

interface ContactPartProps extends Pick<EditablePartProps, 'onEdit' | 'editAt'> {
  contact: Contact;
  /** More facts, above the notes. */
  children?: ReactNode;
}

/** The contact of the person who books. */
export function ContactPart({ contact, onEdit, editAt, children }: ContactPartProps) {
  const t = useTranslations('bookings.review');
  return (
    <EditablePart title={t('contact')} onEdit={onEdit} editAt={editAt}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <ReviewFact label={t('email')}>
          <bdi>{contact.email}</bdi>
        </ReviewFact>
        <ReviewFact label={t('phone')}>
          <bdi dir="ltr">{readablePhone(contact.phone)}</bdi>
        </ReviewFact>
        {children}
        {contact.notes && (
          <ReviewFact label={t('notes')}>
            <bdi className="whitespace-pre-line">{contact.notes}</bdi>
          </ReviewFact>
        )}
      </dl>
    </EditablePart>
  );
}

/** Explains what the request starts, so that nobody takes it for a ticket. */
export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="rounded-card bg-sunken p-4 md:p-6">
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-accent">
        {steps.map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What happens next where it is paid at once, and then ordered from its supplier or booked by an agent. */
export function usePaySteps(kind: string, isBookedByAgent: boolean): string[] {
  const t = useTranslations('bookings.review.payNow');
  return [t('pay'), t(isBookedByAgent ? 'bookByAgent' : 'book', { kind, ...officeHours() }), t('back')];
}

interface SendLabelProps {
  isSending: boolean;
  isPaidAtOnce: boolean;
  /** In riyals. */
  total: number;
  /** Where it is not paid at once. */
  submit: string;
}

/** The words of the button that sends the request, or goes on to pay. */
export function SendLabel({ isSending, isPaidAtOnce, total, submit }: SendLabelProps) {
  const t = useTranslations('bookings.review');
  const locale = useLocale();
  const price = isolated(formatQar(total, intlTag(locale)));
  const words = isPaidAtOnce ? t('payNow.submit', { price }) : submit;
  return (
    <>
      {isSending && <Spinner />}
      <span>{isSending ? t(isPaidAtOnce ? 'payNow.sending' : 'sending') : words}</span>
    </>
  );
}
