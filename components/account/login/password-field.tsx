'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { type PasswordStrength, passwordStrength } from '@/lib/account/check-login';

const bars: Record<PasswordStrength, { filled: number; look: string }> = {
  short: { filled: 1, look: 'bg-danger' },
  weak: { filled: 2, look: 'bg-sun' },
  fair: { filled: 3, look: 'bg-success' },
  strong: { filled: 4, look: 'bg-success' },
};

interface PasswordFieldProps {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  words: { show: string; hide: string };
  error?: string | undefined;
  hint?: ReactNode;
  onInput?: (text: string) => void;
}

/** A password field with a button to show it. Uncontrolled: the browser keeps the text when the form renders again. */
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

/** The strength of a new password while it is typed, as a word and as bars. */
export function StrengthHint({ password }: { password: string }) {
  const t = useTranslations('account.login');
  const strength = passwordStrength(password);
  const { filled, look } = bars[strength];
  const words = {
    short: t('strength.short'),
    weak: t('strength.weak'),
    fair: t('strength.fair'),
    strong: t('strength.strong'),
  };
  return (
    <p className="mt-2 flex min-h-6 items-center gap-3 text-ink-soft text-sm">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={`h-1.5 w-7 rounded-pill ${password && bar <= filled ? look : 'bg-line'}`} />
        ))}
      </span>
      <span aria-live="polite">{password && words[strength]}</span>
    </p>
  );
}
