'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
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
import { FormErrorSummary, SubmitButton } from '../form-parts';
import { PrivatePart } from '../private-part';
import { useForm } from '../use-form';
import { type DrawNationality, SavedTravellerForm } from './saved-traveller-form';
import { TravellerCard } from './traveller-card';

interface MyTravellersProps {
  countries: readonly Country[];
  nationality: DrawNationality;
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

function Travellers({ userId, countries, nationality, travellers, onChange }: Listed) {
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
        onSaved={finish}
        onCancel={backToList}
      />
    );
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {travellers.length === 0 ? (
        <div className="rounded-card border border-line bg-raised shadow-card">
          <EmptyState icon="passport" title={t('none.title')} text={t('none.text')}>
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
  const name = `${traveller.given_names} ${traveller.surname}`;

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
