'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePagePath } from './nav-link';

/** In pixels: scrolled further, the header shrinks (SPEC section 9). */
const scrolledAfter = 50;

/**
 * The bar at the top. Its menus are native popovers and work without script. This closes them after navigation and when the focus leaves, and tracks
 * scrolling. The height in the page never changes, so nothing below moves.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const path = usePagePath();

  // Navigation closes the menus; hydration leaves an open menu open.
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    closeMenus(frame.current);
  }, [path]);

  useEffect(() => {
    const header = frame.current;
    const onScroll = () => setScrolled(window.scrollY > scrolledAfter);
    const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && closeMenus(header);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof Element && closeMenus(header, relatedTarget);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    header?.addEventListener('click', onClick);
    header?.addEventListener('focusout', onFocusOut);
    return () => {
      window.removeEventListener('scroll', onScroll);
      header?.removeEventListener('click', onClick);
      header?.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  return (
    <header
      ref={frame}
      data-scrolled={scrolled || undefined}
      className="group/header pointer-events-none sticky top-0 z-30 h-(--header-height) print:hidden"
    >
      {children}
    </header>
  );
}

/** Closes open menus, except the one that contains `focused` or is opened by it. */
function closeMenus(header: HTMLElement | null, focused?: Element): void {
  for (const menu of header?.querySelectorAll<HTMLElement>(':popover-open') ?? []) {
    const isNear = focused && (menu.contains(focused) || focused.getAttribute('popovertarget') === menu.id);
    if (!isNear) menu.hidePopover();
  }
}
