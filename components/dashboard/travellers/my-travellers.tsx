'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showToast } from '@/components/ui/feedback/toast';
import { showAnswer } from '@/components/ui/feedback/use-answer-focus';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { Country } from '@/lib/bookings/country-names';
import { mostTravellers, readTravellers, removeTraveller, type SavedTraveller } from '@/lib/bookings/saved-travellers';
import { travellerTyped } from '@/lib/dashboard/form-drafts';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { isolated } from '@/lib/text/isolate';
import { calledName } from '@/lib/text/machine-letters';
import { formatDay, passportValidUntil } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { FormErrorSummary, SubmitButton } from '../form-parts';
import { PrivatePart } from '../private-part';
import { useForm } from '../use-form';
import { type DrawNationality, type DrawPhoto, SavedTravellerForm } from './saved-traveller-form';

interface MyTravellersProps {
  countries: readonly Country[];
  nationality: DrawNationality;
  photo: DrawPhoto;
}

/** The saved travellers of an account. */
export function MyTravellers(props: MyTravellersProps) {
  return (
    <PrivatePart load={readTravellers}>
      {(travellers, { id }, reload) => <Travellers {...props} userId={id} travellers={travellers} onChange={reload} />}
    </PrivatePart>
  );
}

type Listed = MyTravellersProps & { userId: string; travellers: readonly SavedTraveller[]; onChange: () => void };

function Travellers({ userId, countries, nationality, photo, travellers, onChange }: Listed) {
  const t = useTranslations('account.travellers');
  /** Null for the list, "new" for a traveller who is being added. */
  const [edited, setEdited] = useState(() => editedBefore(userId, travellers));
  const [leaving, setLeaving] = useState<SavedTraveller | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const isFull = travellers.length >= mostTravellers;

  function backToList() {
    travellerTyped.clear(userId);
    setEdited(null);
    setLeaving(null);
    // The form disappears with its buttons; without this nothing would have the focus.
    setTimeout(() => showAnswer(list.current));
  }

  function finish() {
    backToList();
    onChange();
  }

  if (edited) {
    return (
      <SavedTravellerForm
        userId={userId}
        traveller={edited === 'new' ? null : edited}
        countries={countries}
        nationality={nationality}
        photo={photo}
        onSaved={finish}
        onCancel={backToList}
      />
    );
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {travellers.length === 0 ? (
        <div className="rounded-card border border-line bg-raised shadow-card">
          <EmptyState art="pages/no-trips" title={t('none.title')} text={t('none.text')}>
            <AddButton onAdd={() => setEdited('new')} />
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className="mb-6 grid grid-cols-1 gap-4 xl:grid-cols-2">
            {travellers.map((traveller) => (
              <li key={traveller.id}>
                <TravellerCard
                  traveller={traveller}
                  countries={countries}
                  onEdit={() => setEdited(traveller)}
                  onRemove={() => setLeaving(traveller)}
                />
              </li>
            ))}
          </ul>
          {isFull ? <Notice>{t('full', { limit: mostTravellers })}</Notice> : <AddButton onAdd={() => setEdited('new')} />}
        </>
      )}
      {leaving && <RemoveTraveller traveller={leaving} onRemoved={finish} onClose={() => setLeaving(null)} />}
    </div>
  );
}

/** The traveller whose form was open when the visitor left the page. */
function editedBefore(userId: string, travellers: readonly SavedTraveller[]): SavedTraveller | 'new' | null {
  const saved = travellerTyped.read(userId);
  if (saved?.id === null) return travellers.length < mostTravellers ? 'new' : null;
  return travellers.find(({ id }) => id === saved?.id) ?? null;
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('account.travellers');
  return (
    <Button onClick={onAdd}>
      <Icon name="plus" />
      {t('add')}
    </Button>
  );
}

interface RemoveTravellerProps {
  traveller: SavedTraveller;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a traveller is removed. */
function RemoveTraveller({ traveller, onRemoved, onClose }: RemoveTravellerProps) {
  const t = useTranslations('account.travellers');
  const form = useForm();
  const name = calledName(`${traveller.given_names} ${traveller.surname}`);

  async function remove() {
    await removeTraveller(await loadBrowserClient(), traveller.id);
    void showToast('success', t('removed'));
    onRemoved();
  }

  return (
    <Sheet title={t('removeTitle', { name: isolated(name) })} closeLabel={t('close')} shape="dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.send(remove, t('failed'));
        }}
        className="space-y-5"
      >
        <FormErrorSummary form={form} />
        <p>{t('removeText')}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton isSending={form.isSending} isFinal>
            {t('remove')}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

interface TravellerCardProps {
  traveller: SavedTraveller;
  countries: readonly Country[];
  onEdit: () => void;
  onRemove: () => void;
}

/** One saved traveller, with a warning while there is time to renew the passport. */
function TravellerCard({ traveller, countries, onEdit, onRemove }: TravellerCardProps) {
  const t = useTranslations('account.travellers');
  const [today] = useState(() => todayInQatar());
  const name = calledName(`${traveller.given_names} ${traveller.surname}`);
  const expiry = traveller.passport_expiry;
  const country = countries.find(({ code }) => code === traveller.nationality)?.name ?? traveller.nationality;
  const isReadable = [traveller.date_of_birth, expiry].every((day) => isDay(day));
  const isShort = expiry < passportValidUntil(today);
  const warning = !isReadable ? t('checkDays') : expiry < today ? t('expired') : isShort && t('expiresSoon');
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="wrap-anywhere text-lg">
        <bdi>{name}</bdi>
      </h2>
      <dl className="mt-3 mb-4 grid grow grid-cols-2 content-start gap-x-4 gap-y-3">
        <Fact label={t('born')}>
          <bdi className="tabular-nums">{shownDay(traveller.date_of_birth)}</bdi>
        </Fact>
        <Fact label={t('nationality')}>{country}</Fact>
        <Fact label={t('passport')}>
          <bdi className="tabular-nums">{traveller.passport_number}</bdi>
        </Fact>
        <Fact label={t('validUntil')}>
          <bdi className="tabular-nums">{shownDay(expiry)}</bdi>
        </Fact>
        {traveller.loyalty_number && (
          <Fact label={t('loyalty')}>
            <bdi className="tabular-nums">
              {traveller.loyalty_airline} {traveller.loyalty_number}
            </bdi>
          </Fact>
        )}
      </dl>
      {warning && (
        <p className="mb-4">
          <Badge tone={expiry < today ? 'danger' : 'sun'}>{warning}</Badge>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="quiet" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </article>
  );
}

/** Postgres knows infinite days and other eras; rows from before such values were refused still render. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const shownDay = (text: string) => (isDay(text) ? formatDay(text) : '–');

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex flex-col items-start break-words font-medium">{children}</dd>
    </div>
  );
}
