'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { browserColor, parseTheme, type Theme, themeStorageKey, themes } from './theme';

interface ThemeToggleProps {
  words: Record<Theme | 'label', string>;
  icons: Record<Theme, ReactNode>;
}

/** Light, dark, or system. The attribute on the html element is the source of truth; storage carries it to other pages and tabs. */
export function ThemeToggle({ words, icons }: ThemeToggleProps) {
  const theme = useSyncExternalStore<Theme>(watchTheme, shownTheme, () => 'system');

  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = browserColor(theme, meta.media);
  }, [theme]);

  return (
    <fieldset className="flex max-w-md gap-1 max-lg:flex-wrap max-lg:px-2.5 lg:flex-col">
      <legend className="sr-only">{words.label}</legend>
      {themes.map((name) => (
        <label key={name} className="theme-choice">
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => chooseTheme(name)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
          />
          {icons[name]}
          {words[name]}
        </label>
      ))}
    </fieldset>
  );
}

const selectedHere = 'themechosen';

function shownTheme(): Theme {
  return parseTheme(document.documentElement.dataset['theme']);
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') window.localStorage.removeItem(themeStorageKey);
    else window.localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage may be blocked (private windows); the choice then applies to this page.
  }
  window.dispatchEvent(new Event(selectedHere));
}

function watchTheme(onChange: () => void): () => void {
  // The script in the head already applies the choice of another tab (theme.ts).
  window.addEventListener('storage', onChange);
  window.addEventListener(selectedHere, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(selectedHere, onChange);
  };
}
