'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

type Theme = 'light' | 'dark';

/** Shows the page in a theme without making it the visitor's choice: leaving the page leaves the theme. */
export function ThemeChoice({ label, words }: { label: string; words: Record<Theme, string> }) {
  const [theme, setTheme] = useState<Theme>();

  useEffect(() => {
    if (!theme) return;
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = theme;
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, [theme]);

  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{label}</legend>
      {(['light', 'dark'] as const).map((name) => (
        <Button
          key={name}
          variant="secondary"
          aria-pressed={theme === name}
          onClick={() => setTheme(name)}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {words[name]}
        </Button>
      ))}
    </fieldset>
  );
}
