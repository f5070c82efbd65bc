'use client';

import { useAccount } from './use-account';

interface GreetingProps {
  /** With {name} where the name goes: for whoever comes back, and for whoever is here for the first time. */
  text: string;
  firstText: string;
  /** For whoever has told us none. */
  someone: string;
  /** What the page is called until it is known whose it is. */
  pageName: string;
}

export function Greeting({ text, firstText, someone, pageName }: GreetingProps) {
  const { user } = useAccount();
  const [before, after] = (user?.isNew ? firstText : text).split('{name}');
  return (
    <h1 className="min-h-[1.25em] break-words text-3xl md:text-4xl">
      {user ? (
        <>
          {before}
          <bdi>{user.firstName ?? someone}</bdi>
          {after}
        </>
      ) : (
        pageName
      )}
    </h1>
  );
}
