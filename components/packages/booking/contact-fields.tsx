import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import type { ContactDraft } from '@/lib/packages/draft';

interface ContactFieldsProps {
  contact: ContactDraft;
  errorOf: (field: keyof ContactDraft) => string | undefined;
  onChange: (field: keyof ContactDraft, value: string) => void;
  onLeave: (field: keyof ContactDraft) => void;
}

/** How the agency reaches whoever asks, and what else it should know. */
export function ContactFields({ contact, errorOf, onChange, onLeave }: ContactFieldsProps) {
  const t = useTranslations('packages.request.travellers');
  const words = useTranslations('bookings.contact');
  const inputs = [
    { field: 'email', label: t('email'), hint: t('emailHint'), type: 'email', autoComplete: 'email', maxLength: 254 },
    { field: 'phone', label: words('phone'), hint: words('phoneHint'), type: 'tel', autoComplete: 'tel', maxLength: 30 },
  ] as const;
  return (
    <fieldset aria-labelledby="contact" className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 id="contact" className="text-lg">
        {t('contactTitle')}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t('contactText')}</p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {inputs.map(({ field, label, hint, ...input }) => (
          <Field key={field} id={`contact.${field}`} label={label} hint={hint} error={errorOf(field)}>
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
        ))}
        <div className="sm:col-span-2">
          <Field
            id="contact.notes"
            label={words('notes')}
            optional={words('optional')}
            hint={t('notesHint')}
            error={errorOf('notes')}
          >
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
