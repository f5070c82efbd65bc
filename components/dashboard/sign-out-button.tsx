'use client';

import { useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { Icon } from '@/components/ui/icon';

interface SignOutButtonProps {
  words: { signOut: string; signingOut: string; failed: string };
}

/** Ends the session of this browser. The account menu of the header reports it and redirects. */
export function SignOutButton({ words }: SignOutButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    const answer = await import('@/lib/account/auth-actions').then(({ signOut }) => signOut()).catch(() => null);
    if (!answer?.ok) void showToast('error', words.failed);
    setIsLeaving(false);
  }

  return (
    <button
      type="button"
      aria-disabled={isLeaving}
      onClick={() => void leave()}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-4 text-start font-medium text-ink-soft transition-colors hover:bg-sunken"
    >
      <Icon name="arrow" className="size-5" />
      <span>{isLeaving ? words.signingOut : words.signOut}</span>
    </button>
  );
}
