import { type ReactNode, useId } from 'react';

interface ThereSectionProps {
  title: string;
  text: string;
  /** List items. */
  children: ReactNode;
}

/** What other parts of the site have for this place: a row of their own cards. */
export function ThereSection({ title, text, children }: ThereSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  );
}
