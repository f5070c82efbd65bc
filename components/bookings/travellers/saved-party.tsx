import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Icon } from '@/components/ui/icon';
import { type PartyPlace, seatParty } from '@/lib/bookings/party/saved-party';
import type { SavedTraveller } from '@/lib/bookings/saved-travellers';
import { isolated } from '@/lib/text/isolate';
import { firstName } from '@/lib/text/machine-letters';

interface SavedPartyProps {
  /** Without those who are in the form already. */
  travellers: readonly SavedTraveller[];
  places: readonly PartyPlace[];
  /** yyyy-MM-dd */
  firstDay: string;
  /** With whom to fill each place, or null. */
  onFill: (seated: readonly (SavedTraveller | null)[]) => void;
}

/** Fills all free places from the account with one tap, and then says whom to check. Nothing where fewer than two can be filled. */
export function SavedParty({ travellers, places, firstDay, onFill }: SavedPartyProps) {
  const t = useTranslations('bookings.passengers.savedParty');
  const format = useFormatter();
  const [filled, setFilled] = useState<string | null>(null);
  const seated = seatParty(places, travellers, firstDay);
  const names = seated.flatMap((one) => (one ? [isolated(firstName(one.given_names, one.surname))] : []));
  if (filled !== null) return <AnswerNotice tone="success">{t('filled', { names: filled })}</AnswerNotice>;
  if (names.length < 2) return null;
  const list = format.list(names);
  return (
    <div className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <Button
        variant="secondary"
        className="max-w-full"
        onClick={() => {
          setFilled(list);
          onFill(seated);
        }}
      >
        <Icon name="person" />
        <span className="wrap-anywhere min-w-0">
          {t('fill', { who: names.length === places.length ? 'all' : 'some', names: list })}
        </span>
      </Button>
    </div>
  );
}
