'use client';

import { useSession } from '@/lib/account/session/use-session';

interface GreetingTexts {
  /** With {name} for the first name. */
  named: string;
  /** For visitors without a name. */
  nameless: string;
}

interface GreetingProps {
  /** Greets returning and new users. */
  back: GreetingTexts;
  first: GreetingTexts;
  /** The title until the user is known. */
  pageName: string;
}

export function Greeting({ back, first, pageName }: GreetingProps) {
  const { user } = useSession();
  return (
    <h1 className="min-h-[1.25em] break-words text-3xl md:text-4xl">
      {user ? <Words texts={user.isNew ? first : back} name={user.firstName} /> : pageName}
    </h1>
  );
}

function Words({ texts, name }: { texts: GreetingTexts; name: string | null }) {
  if (!name) return <span>{texts.nameless}</span>;
  const [before, after] = texts.named.split('{name}');
  return (
    <>
      <span>{before}</span>
      <bdi>{name}</bdi>
      <span>{after}</span>
    </>
  );
}
