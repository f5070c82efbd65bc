import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface SheetStep {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

interface SheetEntry {
  isIn: () => boolean;
  enter: () => void;
}

/**
 * A sheet as a history entry: Back closes it, Forward opens it again; with `atArrival` false it stays closed after a reload. `onStep` is called
 * on every step, whose entry may have an address from before the latest filters.
 */
export function useSheetStep({ isIn, enter }: SheetEntry, onStep: () => void, atArrival = true): SheetStep {
  const [isOpen, setIsOpen] = useState(false);
  const isLeaving = useRef(false);

  const follow = useEffectEvent(() => {
    isLeaving.current = false;
    setIsOpen(isIn());
    onStep();
  });

  // Only the browser knows the entry.
  const arrive = useEffectEvent(() => {
    if (atArrival && isIn()) setIsOpen(true);
  });
  useEffect(() => arrive(), []);

  useEffect(() => {
    const step = () => follow();
    window.addEventListener('popstate', step);
    return () => window.removeEventListener('popstate', step);
  }, []);

  return {
    isOpen,
    open: () => {
      if (!isIn()) enter();
      setIsOpen(true);
    },
    // History navigation is asynchronous: a second press in between must not go back twice.
    close: () => {
      if (!isIn()) return setIsOpen(false);
      if (isLeaving.current) return;
      isLeaving.current = true;
      window.history.back();
    },
  };
}
