import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface SheetStep {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The history's entry of a sheet. */
interface SheetEntry {
  isIn: () => boolean;
  enter: () => void;
}

/**
 * A sheet as a step in the history: back closes it, forward opens it again; `atArrival` false keeps it closed after a reload. `onStep` hears of every step, whose entry may still hold
 * an address from before the latest filters.
 */
export function useSheetStep({ isIn, enter }: SheetEntry, onStep: () => void, atArrival = true): SheetStep {
  const [isOpen, setIsOpen] = useState(() => atArrival && isIn());
  const isLeaving = useRef(false);

  const follow = useEffectEvent(() => {
    isLeaving.current = false;
    setIsOpen(isIn());
    onStep();
  });

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
    // The history moves a moment later: a second press in between must not go back a second step.
    close: () => {
      if (!isIn()) return setIsOpen(false);
      if (isLeaving.current) return;
      isLeaving.current = true;
      window.history.back();
    },
  };
}
