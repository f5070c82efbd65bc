import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an answer to something just sent. Moves the focus to it and scrolls it into view when it appears, because the button may be gone. A new key
 * does so again.
 */
export function useAnswerFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => showAnswer(place.current), []);
  return place;
}

/** Moves the focus to `answer`, which must be focusable, and scrolls only if its beginning is not visible. */
export function showAnswer(answer: HTMLElement | null): void {
  if (!answer) return;
  answer.focus({ preventScroll: true });
  const { top, bottom, height } = answer.getBoundingClientRect();
  const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (top >= below && bottom <= window.innerHeight) return;
  // Centring a long element would hide its title.
  answer.scrollIntoView({ block: height > window.innerHeight / 2 ? 'start' : 'center', behavior: 'instant' });
}
