'use client';

import { Fragment, type ReactNode } from 'react';
import { useSession } from '../use-session';

/** Draws its children for somebody signed in, anew for each person; nothing for visitors. */
export function WhenSignedIn({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user && <Fragment key={user.id}>{children}</Fragment>;
}
