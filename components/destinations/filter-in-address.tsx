'use client';

import { useEffect, useRef } from 'react';

const key = 'find';

/** Saves the selected radio button in the address (`?find=snow`), and restores it after a reload, with Back or from a link. */
export function FilterInAddress() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const box = mark.current?.parentElement;
    if (!box) return;
    const asked = new URLSearchParams(window.location.search).get(key);
    const radios = [...box.querySelectorAll<HTMLInputElement>(`input[name="${key}"]`)];
    const wanted = radios.find(({ value }) => value === asked);
    if (wanted) wanted.checked = true;
    box.addEventListener('change', keep);
    return () => box.removeEventListener('change', keep);
  }, []);

  return <span ref={mark} hidden />;
}

function keep({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.name !== key) return;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (target.value === 'all') query.delete(key);
  else query.set(key, target.value);
  window.history.replaceState(null, '', `${pathname}${query.size ? `?${query}` : ''}${hash}`);
}
