import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  /** Nothing is said of a fact without one. */
  text: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts
        .filter(({ text }) => text !== null && text !== false && text !== '')
        .map(({ term, text }) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="whitespace-pre-line break-words">{typeof text === 'string' ? <bdi>{text}</bdi> : text}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-5">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}
