import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { enterSheet, isInSheet, type ResultsSheet } from './history';

interface SheetSteps {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A sheet over the results as a step in the history: back closes it, forward opens it again. `onStep` hears of every step,
 * whose entry may still hold an address from before the latest filters.
 */
export function useSheetStep(sheet: ResultsSheet, onStep: () => void): SheetSteps {
  const [isOpen, setIsOpen] = useState(() => isInSheet(sheet));

  const isLeaving = useRef(false);

  const follow = useEffectEvent(() => {
    isLeaving.current = false;
    setIsOpen(isInSheet(sheet));
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
      enterSheet(sheet);
      setIsOpen(true);
    },
    // The history moves a moment later: a second press in between must not go back a second step.
    close: () => {
      if (!isInSheet(sheet)) return setIsOpen(false);
      if (isLeaving.current) return;
      isLeaving.current = true;
      window.history.back();
    },
  };
}
