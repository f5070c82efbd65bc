import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { LatinSuggestion } from '@/components/ui/forms/latin-suggestion';
import { Icon } from '@/components/ui/icon';
import type { GuestDraft } from '@/lib/bookings/products/stay/draft';
import type { StayGuest } from '@/lib/bookings/products/stay/guests';

interface GuestFieldsProps {
  /** Position among all guests of the stay; the first is the lead guest. */
  index: number;
  guest: StayGuest;
  typed: GuestDraft;
  /** A shortcut to fill in the fields, above them. */
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
            words={{ suggestion: words('suggestion'), machine: words('machine'), use: words('use'), check: words('check') }}
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
        <span>{who}</span>
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

interface OtherGuestsProps {
  text: string;
  /** One of them has an error, or can be filled in from the account. */
  isOpen: boolean;
  isNamed: boolean;
  children: ReactNode[];
}

/** Guests whose names can follow later: folded, to keep the form short. */
export function OtherGuests({ text, isOpen, isNamed, children }: OtherGuestsProps) {
  const [isUnfolded, setUnfolded] = useState(isNamed);
  if (children.length === 0) return null;
  return (
    <details open={isOpen || isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)} className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 font-medium text-accent [&::-webkit-details-marker]:hidden">
        {text}
        <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-3">{children}</div>
    </details>
  );
}
