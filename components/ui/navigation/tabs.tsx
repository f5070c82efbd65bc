'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
}

interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Wraps onto several lines instead of scrolling sideways. */
  wraps?: boolean;
}

/** Ids that connect a tab with its panel; `name` is the tab's own id. */
export const tabIds = (name: string) => ({ tab: `tab-${name}`, panel: `panel-${name}` });

/** The tabs, by the ARIA pattern: arrow keys follow the direction of reading and select at once. */
export function TabList<Id extends string>({ label, tabs, selected, onSelect, wraps = false }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const shape = tabs.map(({ id, icon }) => (icon ? `${id}+` : id)).join();

  // A long row on a phone: the chosen tab is brought into it, and nothing else moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark that appears in the row moves what stands after it.
  useEffect(() => {
    const tab = list.current?.querySelector(`#${tabIds(selected).tab}`)?.getBoundingClientRect();
    const row = list.current?.getBoundingClientRect();
    if (!tab || !row) return;
    const left = Math.min(0, tab.left - row.left) || Math.max(0, tab.right - row.right);
    if (left !== 0) list.current?.scrollBy({ left });
  }, [selected, shape]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabAfterKey(event.key, index, tabs.length, getComputedStyle(event.currentTarget).direction);
    const tab = next !== null && tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tabIds(tab.id).tab}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={`flex gap-1 ${wraps ? 'flex-wrap' : 'overflow-x-auto'}`}
    >
      {tabs.map(({ id, label: text, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIds(id).tab}
          aria-controls={tabIds(id).panel}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill px-3 font-medium sm:px-4 text-ink-soft transition-colors duration-150 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-accent"
        >
          {icon}
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

/** One panel of a tab list. Hidden panels stay in the page, so that nothing typed in them is lost. */
export function TabPanel({ id, selected, children }: { id: string; selected: boolean; children: ReactNode }) {
  const { tab, panel } = tabIds(id);
  return (
    <div role="tabpanel" id={panel} aria-labelledby={tab} hidden={!selected}>
      {children}
    </div>
  );
}

/** Index of the tab for a key; null for other keys. Arrow keys follow the direction of reading and wrap around. */
export function tabAfterKey(key: string, index: number, count: number, direction: string): number | null {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forwards) return (index + 1) % count;
  if (key === backwards) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
