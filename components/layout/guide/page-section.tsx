import type { ReactNode } from 'react';

interface PageSectionProps {
  /** Of the heading, for links to it. */
  id: string;
  title: ReactNode;
  /** A sentence below the heading. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ id, title, text, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-16">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-2xl text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}
