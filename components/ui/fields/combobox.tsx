'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { withoutDirection } from '@/lib/text/direction';
import { Icon } from '../icon';
import { usePhoneSheet } from '../overlays/use-phone-sheet';
import { type ComboboxOption, SuggestionList } from './suggestion-list';

interface ComboboxProps {
  label: string;
  value: string;
  /** The value is one of the options, not partial text. */
  isSelected: boolean;
  placeholder: string;
  options: readonly ComboboxOption[];
  /** The number of options in words, announced when it changes. */
  countText: string;
  /** Shown when text was typed but nothing was found. */
  emptyText?: string | undefined;
  /** What to type, shown on a phone before anything is typed. */
  hint: string;
  closeLabel: string;
  error?: string | undefined;
  /** Without the invisible marks that come with a pasted name. */
  onType: (text: string) => void;
  onPick: (id: string) => void;
  onFocus?: () => void;
  /** The field is in use, and its text is empty or, on a phone's whole screen, about to be replaced. */
  onUntyped?: (fillsScreen: boolean) => void;
  onLeave?: () => void;
}

/**
 * A text field with suggestions, by the ARIA combobox pattern: the focus stays in the field, arrow keys move through the list. On a phone it fills
 * the screen while it is in use.
 */
export function Combobox({
  label,
  value,
  isSelected,
  placeholder,
  options,
  countText,
  emptyText,
  hint,
  closeLabel,
  error,
  onType,
  onPick,
  onFocus,
  onUntyped,
  onLeave,
}: ComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const sheet = usePhoneSheet(frame, () => setOpen(false));
  const isPressFocusing = useRef(false);
  const [active, setActive] = useState(0);
  // Suggestions for an empty field are outdated once an address or another control has filled it in.
  const shown = open && options.length > 0 && (active >= 0 || value === '' || sheet.isOpen);
  const activeIndex = Math.min(active, options.length - 1);
  const note = emptyText ?? (sheet.isOpen && (value === '' || isSelected) ? hint : undefined);

  // Text typed before hydration is only in the DOM; the next render would remove it.
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    const hasFocus = input.current === document.activeElement;
    if (typed && typed !== value) {
      setOpen(hasFocus);
      onType(withoutDirection(typed));
    } else if (hasFocus) {
      if (value) input.current?.select();
      onFocus?.();
      // The router takes over the history right after it took over the page. Letters are typed anew then, which lifts the field too.
      requestAnimationFrame(() => setTimeout(() => input.current === document.activeElement && begin()));
    }
  });
  useLayoutEffect(() => adopt(), []);

  // Chosen by leaving the field, as the button of a phone's keyboard does, or by typing all of it.
  const closeSheet = useEffectEvent(() => sheet.close());
  useEffect(() => {
    if (isSelected) closeSheet();
  }, [isSelected]);

  /** Enter selects no suggestion of an empty field until an arrow key has. Focus alone does not open them, because a script may have moved it. */
  function openForEmptyField() {
    setActive(-1);
    setOpen(true);
  }

  function begin() {
    const isLifted = sheet.open();
    if (value === '' || (isLifted && isSelected)) {
      openForEmptyField();
      onUntyped?.(isLifted);
    } else if (isLifted) setOpen(true);
  }

  function pick(index: number) {
    const option = options[index];
    if (!option) return;
    setOpen(false);
    onPick(option.id);
    sheet.close();
  }

  function steer(event: KeyboardEvent<HTMLInputElement>) {
    const next = comboboxAfterKey(event.key, { open, active: activeIndex }, options.length);
    if (sheet.isOpen && event.key === 'Enter' && !next) {
      event.preventDefault();
      return sheet.close(() => input.current?.form?.requestSubmit());
    }
    if (!next) return;
    event.preventDefault();
    if (next.pick) return pick(next.active);
    setOpen(next.open);
    setActive(next.active);
    // Scrolls a long list along; a list that is opening has nothing to scroll yet.
    document.getElementById(`${id}-${next.active}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={clsx('relative', sheet.isOpen && 'min-h-19')}>
      <div ref={frame} className="phone-sheet" {...(sheet.isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}>
        {sheet.isOpen && (
          <button
            type="button"
            aria-label={closeLabel}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              sheet.close();
            }}
            className="inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        )}
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            setActive(0);
            setOpen(true);
            // What a script fills in moves nothing.
            if (input.current === document.activeElement) sheet.open();
            onType(withoutDirection(event.target.value));
          }}
          onFocus={(event) => {
            // A selected value is usually replaced as a whole; partial text is not.
            if (isSelected) event.target.select();
            onFocus?.();
            if (!value) onUntyped?.(false);
          }}
          onMouseDown={() => {
            isPressFocusing.current = input.current !== document.activeElement;
          }}
          onClick={(event) => {
            // The press that brought the focus has put the caret into the text. A second one may place it.
            if (isPressFocusing.current && isSelected) event.currentTarget.select();
            begin();
          }}
          onBlur={({ relatedTarget }) => {
            if (frame.current?.contains(relatedTarget)) return;
            // A phone's keyboard was put away to see more of the list.
            if (!sheet.isOpen) setOpen(false);
            else if (relatedTarget) sheet.close();
            onLeave?.();
          }}
          onKeyDown={steer}
          className="control truncate"
        />
        {shown && (
          <SuggestionList id={id} label={label} options={options} active={activeIndex} onPoint={setActive} onPick={pick} />
        )}
        {open && !shown && note && (
          <p className="absolute start-0 top-full z-20 mt-1 w-full rounded-control border border-line bg-raised p-3 text-ink-soft text-sm shadow-float">
            {note}
          </p>
        )}
        <span role="status" className="sr-only">
          {open ? (shown ? countText : note) : ''}
        </span>
        {error && (
          <p id={`${id}-error`} className="mt-1 text-danger text-sm">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

interface ListState {
  /** The list may open, and does when it has options. */
  open: boolean;
  /** Index of the option that Enter selects; -1 for none. */
  active: number;
}

/** The effect of a key on a combobox; null when the key keeps its meaning in the field. */
export function comboboxAfterKey(key: string, { open, active }: ListState, count: number): (ListState & { pick?: true }) | null {
  const shown = open && count > 0;
  if (key === 'ArrowDown') return { open: true, active: shown ? (active + 1) % count : 0 };
  if (key === 'ArrowUp') return { open: true, active: Math.max(0, shown && active > 0 ? active - 1 : count - 1) };
  if (key === 'Enter' && shown && active >= 0) return { open: false, active, pick: true };
  return key === 'Escape' && open ? { open: false, active } : null;
}
