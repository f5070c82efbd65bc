'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { loadPassport } from '@/lib/visa/saved-passport';
import type { SavedPassportsProps } from './saved-choices';

/** The passports kept on this device or in the account, each with a tap; code and passports load only where there may be any. */
export function SavedPassports(props: SavedPassportsProps) {
  const [Choices, setChoices] = useState<ComponentType<SavedPassportsProps> | null>(null);

  useEffect(() => {
    if (!loadPassport() && !hasSessionCookie()) return;
    // Without them the list of the form has every passport.
    import('./saved-choices').then(({ SavedChoices }) => setChoices(() => SavedChoices)).catch(() => undefined);
  }, []);

  return Choices && <Choices {...props} />;
}
