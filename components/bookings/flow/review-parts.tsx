import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReviewFact, ReviewPart } from '@/components/ui/forms/review-part';
import type { Contact } from '@/lib/text/contact';
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
