'use client';

import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/fields/field';

interface PasswordFieldProps {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  words: { show: string; hide: string };
  error?: string | undefined;
  hint?: ReactNode;
  onInput?: (text: string) => void;
}

/** A password with a button to see it. The browser keeps the text: nothing typed is lost when anything around it changes. */
export function PasswordField({ id, label, autoComplete, words, error, hint, onInput }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            onInput={(event) => onInput?.(event.currentTarget.value)}
            className="control pe-14 rtl:ps-14 rtl:pe-4"
          />
          <button
            type="button"
            aria-label={isShown ? words.hide : words.show}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="absolute end-0 inset-y-0 flex w-12 items-center justify-center rounded-control text-ink-soft hover:text-ink"
          >
            <EyeIcon isCrossed={isShown} />
          </button>
        </div>
      )}
    </Field>
  );
}

function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon size-5">
      <path d={isCrossed ? `${eye}M4 20 20 4` : eye} />
    </svg>
  );
}
