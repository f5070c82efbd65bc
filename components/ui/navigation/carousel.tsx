'use client';

import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon';

interface CarouselProps {
  title: string;
  text: string;
  words: { previous: string; next: string };
  children: ReactNode;
}

/** A row that scrolls by touch, wheel and keyboard without script. The arrows help visitors who can use neither. */
export function Carousel({ title, text, words, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const focused = document.activeElement;
      flushSync(() => setEdges(edgesOf(element)));
      // A disabled button drops the focus: the keyboard goes on at the other arrow, or in the row where nothing scrolls.
      const arrows = [previous.current, next.current];
      if (!arrows.some((arrow) => arrow === focused && arrow?.disabled)) return;
      const other = arrows.find((arrow) => arrow?.disabled === false) ?? element;
      other.focus({ preventScroll: true });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  function scroll(arrow: 'previous' | 'next') {
    const element = row.current;
    element?.scrollBy({ left: stepOf(arrow, getComputedStyle(element).direction) });
  }

  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <div className="min-w-[min(100%,9rem)] flex-1">
          <h2 id={id} className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
        <ArrowButton
          ref={previous}
          label={words.previous}
          disabled={edges.atStart}
          onClick={() => scroll('previous')}
          backwards
        />
        <ArrowButton ref={next} label={words.next} disabled={edges.atEnd} onClick={() => scroll('next')} />
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-labelledby={id}
        className="-mx-4 flex snap-x gap-4 overflow-x-auto scroll-smooth scroll-px-4 px-4 pb-4 [scrollbar-width:none] md:-mx-8 md:scroll-px-8 md:px-8 xl:-mx-1 xl:scroll-px-1 xl:px-1"
      >
        {children}
      </ul>
    </section>
  );
}

interface ArrowButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  disabled: boolean;
  backwards?: boolean;
  onClick: () => void;
}

function ArrowButton({ ref, label, disabled, backwards = false, onClick }: ArrowButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      // Each tap before hydration is replayed as one step of this many milliseconds (lib/site-server/page-store/loader.js).
      data-steps={400}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill border border-line-strong transition-colors duration-150 enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:text-line-strong"
    >
      <Icon name="chevron" className={backwards ? 'size-5 rotate-180' : 'size-5'} />
    </button>
  );
}

/** SPEC section 9: how far an arrow scrolls, and the distance that counts as the end, in pixels. */
const carouselStep = 320;
const nearEnd = 10;

interface Scroller {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** From the start of reading: in right-to-left, scrollLeft is negative. Zoom causes fractions. */
export function edgesOf({ scrollLeft, scrollWidth, clientWidth }: Scroller): { atStart: boolean; atEnd: boolean } {
  const travelled = Math.abs(scrollLeft);
  return { atStart: travelled < 1, atEnd: scrollWidth - clientWidth - travelled <= nearEnd };
}

/** The change of scrollLeft for an arrow. */
export function stepOf(arrow: 'previous' | 'next', direction: string): number {
  return (arrow === 'next') === (direction === 'rtl') ? -carouselStep : carouselStep;
}
