import { Field } from '../fields/field';
import { TextField } from '../fields/text-field';

interface Contact {
  email: string;
  phone: string;
  notes: string;
}

type ContactWord = keyof Contact | `${keyof Contact}Hint` | 'title' | 'text' | 'optional';

interface ContactFieldsProps {
  contact: Contact;
  words: Record<ContactWord, string>;
  errorOf: (field: keyof Contact) => string | undefined;
  onChange: (field: keyof Contact, value: string) => void;
  onLeave: (field: keyof Contact) => void;
}

const lines = [
  { field: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { field: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 30 },
] as const;

/** How to reach whoever asks, and what else is to be known. */
export function ContactFields({ contact, words, errorOf, onChange, onLeave }: ContactFieldsProps) {
  return (
    <fieldset aria-labelledby="contact" className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <h3 id="contact" className="text-lg">
        {words.title}
      </h3>
      <p className="mb-4 text-ink-soft text-sm">{words.text}</p>
      <div className="field-grid sm:grid-cols-2">
        {lines.map(({ field, ...input }) => (
          <TextField
            key={field}
            id={`contact.${field}`}
            label={words[field]}
            hint={words[`${field}Hint`]}
            error={errorOf(field)}
            {...input}
            required
            value={contact[field]}
            onChange={({ target }) => onChange(field, target.value)}
            onBlur={() => onLeave(field)}
          />
        ))}
        <div className="sm:col-span-2">
          <Field id="contact.notes" label={words.notes} optional={words.optional} hint={words.notesHint} error={errorOf('notes')}>
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
