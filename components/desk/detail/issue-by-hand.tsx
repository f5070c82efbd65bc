import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { draftOf, readIssued } from '@/lib/desk/booking-life/issue-by-hand';
import type { DeskBooking } from '@/lib/desk/details';
import type { Issued } from '@/lib/supabase/rows/order-row';
import { isolated } from '@/lib/text/isolate';

interface IssueByHandProps {
  booking: Pick<DeskBooking, 'kind' | 'issued' | 'booking_passengers'>;
  title: string;
  /** What happens then. */
  text: string;
  yes: string;
  isSaving: boolean;
  /** The answer to the last try. */
  notice: ReactNode;
  onClose: () => void;
  onSave: (issued: Issued | null) => void;
}

/** Asks for the reference and the ticket numbers of what was issued outside the site. Each may be left empty. */
export function IssueByHand({ booking, title, text, yes, isSaving, notice, onClose, onSave }: IssueByHandProps) {
  const t = useTranslations('desk.move');
  const tickets = useTranslations('tickets');
  const { kind } = booking;
  // Hotels issue no tickets.
  const travellers = kind === 'hotel' ? [] : booking.booking_passengers.toSorted((one, other) => one.position - other.position);
  const [draft, setDraft] = useState(() =>
    draftOf(
      booking.issued,
      travellers.map(({ position }) => position),
    ),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, 'pnr' | 'ticket'>>>({});
  const errorAt = (field: string) => errors[field] && t(`issue.errors.${errors[field]}`);

  function save() {
    const read = readIssued(draft);
    setErrors(read.errors ?? {});
    if (!read.errors) return onSave(read.issued);
    const [first] = ['pnr', ...travellers.map(({ position }) => String(position))].filter((field) => read.errors?.[field]);
    document.getElementById(`desk-issue-${first}`)?.focus();
  }

  return (
    <Sheet
      title={title}
      closeLabel={t('close')}
      shape="dialog"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" className="max-sm:w-full" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button className="max-sm:w-full" aria-disabled={isSaving} onClick={() => !isSaving && save()}>
            {yes}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
      <div className="mt-4 space-y-4">
        <TextField
          id="desk-issue-pnr"
          label={tickets('pnr', { kind })}
          optional={t('issue.optional')}
          error={errorAt('pnr')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={draft.pnr}
          onChange={({ target }) => setDraft({ ...draft, pnr: target.value })}
        />
        {travellers.map(({ position, given_names, surname }) => (
          <TextField
            key={position}
            id={`desk-issue-${position}`}
            label={t('issue.ticket', { name: isolated(`${given_names} ${surname}`) })}
            optional={t('issue.optional')}
            error={errorAt(String(position))}
            inputMode="numeric"
            autoComplete="off"
            maxLength={200}
            value={draft.tickets[position] ?? ''}
            onChange={({ target }) => setDraft({ ...draft, tickets: { ...draft.tickets, [position]: target.value } })}
          />
        ))}
      </div>
      {travellers.length > 0 && <p className="mt-3 text-ink-soft text-sm">{t('issue.several')}</p>}
      {notice}
    </Sheet>
  );
}
