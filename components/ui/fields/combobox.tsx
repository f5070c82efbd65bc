'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { withoutDirection } from '@/lib/text/direction';

export interface ComboboxOption {
  id: string;
  /** First line, and the name for screen readers. */
  title: string;
  /** Second line. */
  detail: string;
  /** Short mark at the end, such as a code. */
  mark?: string;
}

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
  error?: string | undefined;
  /** Without the invisible marks that come with a pasted name. */
  onType: (text: string) => void;
  onPick: (id: string) => void;
  onFocus?: () => void;
  onLeave?: () => void;
}

/** A text field with suggestions, by the ARIA combobox pattern: the focus stays in the field, arrow keys move through the list. */
export function Combobox({
  label,
  value,
  isSelected,
  placeholder,
  options,
  countText,
  emptyText,
  error,
  onType,
  onPick,
  onFocus,
  onLeave,
}: ComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isPressFocusing = useRef(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  // Suggestions for an empty field are outdated once an address or another control has filled it in.
  const shown = open && options.length > 0 && (active >= 0 || value === '');
  const activeIndex = Math.min(active, options.length - 1);

  // Text typed before hydration is only in the DOM; the next render would remove it.
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    const hasFocus = input.current === document.activeElement;
    if (typed && typed !== value) {
      setOpen(hasFocus);
      onType(withoutDirection(typed));
    } else if (hasFocus && value) input.current?.select();
    else if (hasFocus) {
      openForEmptyField();
      onFocus?.();
    }
  });
  useLayoutEffect(() => adopt(), []);

  /** Enter selects no suggestion of an empty field until an arrow key has. Focus alone does not open them, because a script may have moved it. */
  function openForEmptyField() {
    setActive(-1);
    setOpen(true);
  }

  function pick(index: number) {
    const option = options[index];
    if (!option) return;
    setOpen(false);
    onPick(option.id);
  }

  function steer(event: KeyboardEvent<HTMLInputElement>) {
    const next = comboboxAfterKey(event.key, { open, active: activeIndex }, options.length);
    if (!next) return;
    event.preventDefault();
    if (next.pick) return pick(next.active);
    setOpen(next.open);
    setActive(next.active);
    // Scrolls a long list along; a list that is opening has nothing to scroll yet.
    document.getElementById(`${id}-${next.active}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="relative">
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
          onType(withoutDirection(event.target.value));
        }}
        onFocus={(event) => {
          // A selected value is usually replaced as a whole; partial text is not.
          if (isSelected) event.target.select();
          onFocus?.();
        }}
        onMouseDown={() => {
          isPressFocusing.current = input.current !== document.activeElement;
        }}
        onClick={(event) => {
          if (!value) openForEmptyField();
          // The press that brought the focus has put the caret into the text. A second one may place it.
          else if (isPressFocusing.current && isSelected) event.currentTarget.select();
        }}
        onBlur={() => {
          setOpen(false);
          onLeave?.();
        }}
        onKeyDown={steer}
        className="control truncate"
      />
      {shown && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className="absolute start-0 top-full z-20 mt-1 max-h-96 w-full min-[18rem]:min-w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-float"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, as the combobox pattern asks.
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              // Keeps the focus in the field, so that its blur does not close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(index)}
              onMouseEnter={() => setActive(index)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
                index === activeIndex && 'bg-sunken',
              )}
            >
              <span className="grow">
                <span className="block font-medium">{option.title}</span>
                <span className="block text-ink-soft text-sm">{option.detail}</span>
              </span>
              {option.mark && (
                <bdi className="rounded-md bg-accent-soft px-2 py-0.5 font-semibold text-accent text-sm">{option.mark}</bdi>
              )}
            </div>
          ))}
        </div>
      )}
      {open && !shown && emptyText && (
        <p className="absolute start-0 top-full z-20 mt-1 w-full rounded-control border border-line bg-raised p-3 text-ink-soft text-sm shadow-float">
          {emptyText}
        </p>
      )}
      <span role="status" className="sr-only">
        {open ? (shown ? countText : emptyText) : ''}
      </span>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
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
