import { useTranslations } from 'next-intl';
import { type ComponentType, type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Icon } from '@/components/ui/icon';
import { checkStayDraft, type StayDraft } from '@/lib/bookings/products/stay/draft';
import type { StayGuest } from '@/lib/bookings/products/stay/guests';
import { useAccountContact } from '@/lib/bookings/use-account';
import { GuestFields } from './guest-fields';
import { useErrorText } from './use-error-text';
import type { StayDraftControls } from './use-stay-draft';
import { WishesField } from './wishes-field';

type ContactDraft = StayDraft['contact'];

/** The contact part of every request to book, which the page brings along. */
export type ContactPart = ComponentType<{
  contact: ContactDraft;
  errorOf: (field: keyof ContactDraft) => string | undefined;
  onChange: (field: keyof ContactDraft, value: string) => void;
  onLeave: (field: keyof ContactDraft) => void;
}>;

interface GuestsFormProps {
  controls: StayDraftControls;
  guests: readonly StayGuest[];
  ContactFields: ContactPart;
  onComplete: () => void;
}

/** Asks who stays and how to reach them. Errors it is given at first sight are summed up at once. */
export function GuestsForm({ controls, guests, ContactFields, onComplete }: GuestsFormProps) {
  const t = useTranslations('hotels.stayRequest.form');
  const { draft, errors, setErrors, changeGuest, changeContact, fillContact, changeWishes, leave } = controls;
  useAccountContact(draft.contact, fillContact);
  const { textOf, linesOf } = useErrorText(guests);
  const errorCount = Object.keys(errors).length;
  const [attempt, setAttempt] = useState(errorCount > 0 ? 1 : 0);
  const rooms = [...new Set(guests.map(({ room }) => room))];

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkStayDraft(draft);
    if ('errors' in check) {
      setErrors(check.errors);
      return setAttempt(attempt + 1);
    }
    setErrors({});
    setAttempt(0);
    onComplete();
  }

  return (
    <form onSubmit={submit} noValidate aria-label={t('label')} className="space-y-5">
      {attempt > 0 && errorCount > 0 && (
        <ErrorSummary key={attempt} title={t('errorSummary', { count: errorCount })} errors={linesOf(errors)} />
      )}
      <p className="text-ink-soft">{t('namesHint')}</p>
      {rooms.map((room) => (
        <section
          key={room}
          aria-labelledby={`room-${room}`}
          className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
        >
          <h3 id={`room-${room}`} className="text-lg">
            {t('room', { number: room + 1 })}
          </h3>
          {guests.map((guest, index) =>
            guest.room === room ? (
              <GuestFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by their place alone.
                key={index}
                index={index}
                guest={guest}
                typed={draft.guests[index] ?? { givenNames: '', surname: '' }}
                errorOf={(field) => textOf(errors[`passengers.${index}.${field}`])}
                onChange={(field, value) => changeGuest(index, field, value)}
                onLeave={(field) => leave(`passengers.${index}.${field}`)}
              />
            ) : null,
          )}
        </section>
      ))}
      <WishesField chosen={draft.wishes} onChange={changeWishes} />
      <ContactFields
        contact={draft.contact}
        errorOf={(field) => textOf(errors[`contact.${field}`])}
        onChange={changeContact}
        onLeave={(field) => leave(`contact.${field}`)}
      />
      <Button type="submit" className="min-h-12 w-full sm:w-auto">
        {t('submit')}
        <Icon name="arrow" />
      </Button>
    </form>
  );
}
