'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { loadPassport } from '@/lib/visa/saved-passport';
import type { KeptPassportsProps } from './kept-choices';

/** The passports kept on this device or in the account, each with a tap; code and passports load only where there may be any. */
export function KeptPassports(props: KeptPassportsProps) {
  const [Choices, setChoices] = useState<ComponentType<KeptPassportsProps> | null>(null);

  useEffect(() => {
    if (!loadPassport() && !hasSessionCookie()) return;
    // Without them the list of the form has every passport.
    import('./kept-choices').then(({ KeptChoices }) => setChoices(() => KeptChoices)).catch(() => undefined);
  }, []);

  return Choices && <Choices {...props} />;
}
