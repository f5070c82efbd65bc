'use client';

import type { View } from '@/lib/notifications/notification-state';
import type { PageWords } from './notification-words';

interface ViewChoiceProps {
  view: View;
  words: Pick<PageWords, 'filter' | 'filterAll' | 'filterUnread'>;
  onChoose: (view: View) => void;
}

export function ViewChoice({ view, words, onChoose }: ViewChoiceProps) {
  const choices = [
    ['all', words.filterAll],
    ['unread', words.filterUnread],
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields of a form.
    <div role="group" aria-label={words.filter} className="flex gap-2">
      {choices.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={view === choice}
          onClick={() => onChoose(choice)}
          className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-5 font-medium transition-colors duration-150 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
