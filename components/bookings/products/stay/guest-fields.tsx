import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { LatinSuggestion } from '@/components/ui/forms/latin-suggestion';
import type { GuestDraft } from '@/lib/bookings/products/stay/draft';
import type { StayGuest } from '@/lib/bookings/products/stay/guests';

interface GuestFieldsProps {
  /** Place among all guests of the stay; the first is the lead guest. */
  index: number;
  guest: StayGuest;
  typed: GuestDraft;
  /** A quicker way to fill in, above the fields. */
  shortcut?: ReactNode;
  errorOf: (field: keyof GuestDraft) => string | undefined;
  onChange: (field: keyof GuestDraft, value: string) => void;
  onLeave: (field: keyof GuestDraft) => void;
}

const autoComplete = { givenNames: 'given-name', surname: 'family-name' } as const;

export function GuestFields({ index, guest: { type, age }, typed, shortcut, errorOf, onChange, onLeave }: GuestFieldsProps) {
  const t = useTranslations('hotels.stayRequest.form');
  const words = useTranslations('bookings.passengers.latin');
  const isLead = index === 0;
  const who = isLead ? t('lead') : type === 'adult' ? t('adult') : t('child', { age: age ?? 0 });
  const headingId = `guest-${index}`;

  function nameField(field: keyof GuestDraft) {
    return (
      <TextField
        id={`passengers.${index}.${field}`}
        label={t(field)}
        optional={isLead ? undefined : t('optional')}
        error={errorOf(field)}
        help={
          <LatinSuggestion
            name={typed[field]}
            words={{ suggestion: words('suggestion'), use: words('use'), check: words('check') }}
            onUse={(name) => onChange(field, name)}
          />
        }
        required={isLead}
        maxLength={60}
        autoComplete={isLead ? autoComplete[field] : 'off'}
        value={typed[field]}
        onChange={({ target }) => onChange(field, target.value)}
        onBlur={() => onLeave(field)}
      />
    );
  }

  return (
    <fieldset aria-labelledby={headingId} className="min-w-0">
      <p id={headingId} className="font-medium">
        {who}
        {isLead && <span className="block font-normal text-ink-soft text-sm">{t('leadNote')}</span>}
      </p>
      <div className="mt-2">
        {shortcut}
        <div className="field-grid sm:grid-cols-2">
          {nameField('givenNames')}
          {nameField('surname')}
        </div>
      </div>
    </fieldset>
  );
}
