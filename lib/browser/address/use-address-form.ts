import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { replaceAddressQuery } from './replace-query';

/** A form whose values also stand in the address; `queryOf` makes its query. */
export function useAddressForm<Form extends object>(initial: Form, queryOf: (form: Form) => URLSearchParams) {
  const [form, setForm] = useState(initial);
  const newest = useRef(initial);
  const written = useRef<string>(null);
  const fills = useRef(0);

  function show(next: Form) {
    newest.current = next;
    setForm(next);
  }

  function write(next: Form) {
    const query = queryOf(next);
    written.current = `?${query}`;
    replaceAddressQuery(query);
  }

  return {
    form,
    /** Leaves the address as it is. */
    show,
    /** What the visitor has changed. */
    change(next: Form) {
      show(next);
      write(next);
    },
    /** Whether a query is the one of this form. Letters that name no place yet are not in it. */
    isItsQuery: (query: string) => query === String(queryOf(newest.current)),
    /** Fills in the form with what `load` finds; what the visitor changes meanwhile stays. Null when a later fill has taken over. */
    async fill(load: (form: Form) => Promise<Form>): Promise<Form | null> {
      fills.current += 1;
      const number = fills.current;
      const before = newest.current;
      const loaded = await load(before);
      if (number !== fills.current) return null;
      const filled = withChanges(loaded, before, newest.current);
      // Rendered at once: a tap before that would change the older form.
      flushSync(() => show(filled));
      if (window.location.search === written.current) write(filled);
      return filled;
    },
  };
}

/** `value` with what differs between `before` and `now`, part by part. */
export function withChanges<Value>(value: Value, before: Value, now: Value): Value {
  if (now === before) return value;
  if (!isObject(value) || !isObject(before) || !isObject(now)) return now;
  const keys = [...new Set([...Object.keys(value), ...Object.keys(now)])];
  const parts = keys.map((key) => [key, withChanges(value[key], before[key], now[key])] as const);
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
