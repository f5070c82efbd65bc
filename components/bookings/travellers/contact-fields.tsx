import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { MailSuggestion } from '@/components/ui/forms/mail-suggestion';
import type { ContactDraft } from '@/lib/bookings/contact';

interface ContactFieldsProps {
  contact: ContactDraft;
  errorOf: (field: keyof ContactDraft) => string | undefined;
  onChange: (field: keyof ContactDraft, value: string) => void;
  onLeave: (field: keyof ContactDraft) => void;
}

const lines = [
  { field: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { field: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 30 },
] as const;

/** Contact details and notes for the agency. */
export function ContactFields({ contact, errorOf, onChange, onLeave }: ContactFieldsProps) {
  const t = useTranslations('bookings.contact');
  return (
    <fieldset aria-labelledby="contact" className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 id="contact" className="text-lg">
        {t('title')}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{t('text')}</p>
      <div className="field-grid sm:grid-cols-2">
        {lines.map(({ field, ...input }) => (
          <TextField
            key={field}
            id={`contact.${field}`}
            label={t(field)}
            hint={t(`${field}Hint`)}
            error={errorOf(field)}
            help={
              field === 'email' && (
                <MailSuggestion
                  email={contact.email}
                  words={{ suggestion: t('meant.suggestion'), use: t('meant.use') }}
                  onUse={(email) => {
                    onChange('email', email);
                    document.getElementById('contact.email')?.focus();
                  }}
                />
              )
            }
            {...input}
            required
            value={contact[field]}
            onChange={({ target }) => onChange(field, target.value)}
            onBlur={() => onLeave(field)}
          />
        ))}
        <div className="sm:col-span-2">
          <Field id="contact.notes" label={t('notes')} optional={t('optional')} hint={t('notesHint')} error={errorOf('notes')}>
            {(control) => (
              <textarea
                {...control}
                dir="auto"
                rows={3}
                value={contact.notes}
                onChange={({ target }) => onChange('notes', target.value)}
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
