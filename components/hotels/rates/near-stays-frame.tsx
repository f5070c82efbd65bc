import type { ReactNode } from 'react';

export type NearStaysWords = Record<'title' | 'text' | 'show' | 'all' | 'loading' | 'failed' | 'again', string>;

/** Heading and introduction of available hotels nearby. */
export function NearStaysFrame({ words, children }: { words: NearStaysWords; children: ReactNode }) {
  return (
    <section aria-labelledby="near-stays" className="mt-6 border-line border-t pt-5 noscript:hidden">
      <h3 id="near-stays" className="text-lg">
        {words.title}
      </h3>
      <p className="mt-1 max-w-2xl text-pretty text-ink-soft">{words.text}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
