'use client';

import { Fragment, type ReactNode } from 'react';
import { useSession } from '../use-session';

/** Renders its children for a signed-in user, remounted per user; nothing for visitors. */
export function WhenSignedIn({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user && <Fragment key={user.id}>{children}</Fragment>;
}
