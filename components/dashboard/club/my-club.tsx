'use client';

import { useState } from 'react';
import { readClub } from '@/lib/dashboard/club';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { PrivatePart } from '../private-part';
import { ClubEarning } from './club-earning';
import { ClubEntries } from './club-entries';
import { ClubStanding } from './club-standing';
import { ClubVouchers } from './club-vouchers';
import { EndingPoints } from './ending-points';

/** Where a member of Karam Club stands, and what follows from it. */
export function MyClub() {
  const [today] = useState(() => todayInQatar());
  return (
    <PrivatePart load={readClub}>
      {({ account, entries, isBirthdayKnown }) => (
        <div className="space-y-6">
          <ClubStanding account={account} />
          <div className="grid gap-6 xl:grid-cols-2">
            <ClubVouchers points={account.points} />
            <EndingPoints entries={entries} today={today} />
          </div>
          <ClubEarning account={account} isBirthdayKnown={isBirthdayKnown} />
          <ClubEntries entries={entries} />
        </div>
      )}
    </PrivatePart>
  );
}
