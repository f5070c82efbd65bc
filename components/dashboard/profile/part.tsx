import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One card of the profile page. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
