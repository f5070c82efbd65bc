import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useChatBeside } from './use-chat-beside';

const mark = 'karamPhoneSheet';
const isMarked = () => Boolean(window.history.state?.[mark]);

/**
 * Lifts a part of the page over the whole screen of a phone, with a history entry of its own, so that Back closes it. Unlike a `<dialog>`, the
 * part stays the same element: a field in it keeps its focus, and so the keyboard that came up with the tap. Its class is `phone-sheet`.
 */
export function usePhoneSheet(frame: RefObject<HTMLElement | null>, onClose: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  /** The addresses of the page below, when the sheet opened and as forms have changed it since. */
  const addressAtOpening = useRef('');
  const addressSince = useRef('');
  /** What the router keeps in the entry below. */
  const stateBelow = useRef<unknown>(null);
  const afterClosing = useRef<(() => void) | undefined>(undefined);
  /** Known before it is rendered: two events of one moment must not add two history entries. */
  const isOpenNow = useRef(false);
  const isLeaving = useRef(false);
  const isRouterThere = useRef(false);

  const onStepBack = useEffectEvent(() => {
    if (isMarked()) return;
    if (window.location.href === addressAtOpening.current) {
      window.history.replaceState(window.history.state ?? stateBelow.current, '', addressSince.current);
    }
    leave();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  });

  /**
   * The router ignores a step to an entry without a state, whatever heard of it first. Else it would fill the form in from the address that the
   * page had before. Its own methods would add its state.
   */
  function enter() {
    // An entry that a reload left behind is used again.
    if (isMarked()) return;
    addressAtOpening.current = window.location.href;
    const state: unknown = window.history.state;
    stateBelow.current = state;
    try {
      History.prototype.replaceState.call(window.history, null, '');
      window.history.pushState({ ...Object(state), [mark]: true }, '');
    } catch {
      // Safari takes a hundred changes within 30 seconds; then Back leaves the page.
      if (state) window.history.replaceState(state, '');
    }
  }

  function leave() {
    isOpenNow.current = false;
    setIsOpen(false);
    onClose();
    if (afterClosing.current) setTimeout(afterClosing.current);
  }

  /** It stays until the step back was taken: a tap in between must not open a page that the step would leave. */
  function close(then?: () => void) {
    if (!isOpenNow.current || isLeaving.current) return;
    afterClosing.current = then;
    if (!isMarked()) return leave();
    addressSince.current = window.location.href;
    isLeaving.current = true;
    window.history.back();
  }

  // The router starts to listen in the effects of this page. It takes a history entry that was added before for Back or Forward, and reads the
  // address again.
  const onRouter = useEffectEvent(() => {
    isRouterThere.current = true;
    if (isOpenNow.current) enter();
  });
  useEffect(() => {
    const timer = setTimeout(() => onRouter());
    return () => clearTimeout(timer);
  }, []);

  useChatBeside(frame, isOpen);

  useLayoutEffect(() => {
    const element = frame.current;
    const screen = window.visualViewport;
    if (!isOpen || !element) return;
    element.popover = 'manual';
    element.showPopover();
    // A keyboard covers a part of the screen, and not every browser makes the page smaller.
    const place = () => {
      if (screen) Object.assign(element.style, { top: `${screen.offsetTop}px`, height: `${screen.height}px` });
    };
    place();
    const controller = new AbortController();
    const { signal } = controller;
    for (const change of ['resize', 'scroll']) screen?.addEventListener(change, place, { signal });
    element.addEventListener('keydown', (event) => onKey(event), { signal });
    window.addEventListener('popstate', () => onStepBack(), { signal });
    return () => {
      controller.abort();
      element.popover = null;
      element.removeAttribute('style');
    };
  }, [isOpen, frame]);

  useEffect(() => {
    // Not once the step back was taken, which may be rendered before it is reported.
    if (isOpen && isMarked()) addressSince.current = window.location.href;
  });

  return {
    isOpen,
    /** False on a larger screen. */
    open: (): boolean => {
      if (isOpenNow.current) return true;
      if (!frame.current?.showPopover || !window.matchMedia('(width < 40rem)').matches) return false;
      isOpenNow.current = true;
      isLeaving.current = false;
      afterClosing.current = undefined;
      addressAtOpening.current = window.location.href;
      if (isRouterThere.current) enter();
      setIsOpen(true);
      return true;
    },
    close,
  };
}
