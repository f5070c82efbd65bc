import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import type { ContactDraft } from '@/lib/bookings/draft';

interface ContactFieldsProps {
  contact: ContactDraft;
  errorOf: (field: keyof ContactDraft) => string | undefined;
  onChange: (field: keyof ContactDraft, value: string) => void;
  onLeave: (field: keyof ContactDraft) => void;
}

const inputs = {
  email: { hint: 'emailHint', type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { hint: 'phoneHint', type: 'tel', autoComplete: 'tel', maxLength: 30 },
} as const;

/** How the agency reaches whoever asks, and what else it should know. */
export function ContactFields({ contact, errorOf, onChange, onLeave }: ContactFieldsProps) {
  const t = useTranslations('bookings.contact');

  function textField(field: keyof typeof inputs) {
    const { hint, ...input } = inputs[field];
    return (
      <Field id={`contact.${field}`} label={t(field)} hint={t(hint)} error={errorOf(field)}>
        {(control) => (
          <input
            {...control}
            {...input}
            dir="ltr"
            required
            value={contact[field]}
            onChange={(event) => onChange(field, event.target.value)}
            onBlur={() => onLeave(field)}
            className="control"
          />
        )}
      </Field>
    );
  }

  return (
    <fieldset aria-labelledby="contact" className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 id="contact" className="text-lg">
        {t('title')}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t('text')}</p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {textField('email')}
        {textField('phone')}
        <div className="sm:col-span-2">
          <Field id="contact.notes" label={t('notes')} optional={t('optional')} hint={t('notesHint')} error={errorOf('notes')}>
            {(control) => (
              <textarea
                {...control}
                dir="auto"
                rows={3}
                value={contact.notes}
                onChange={(event) => onChange('notes', event.target.value)}
                onBlur={() => onLeave('notes')}
                className="control py-2.5"
              />
            )}
          </Field>
        </div>
      </div>
    </fieldset>
  );
}
