import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { enterFilterSheet, isInFilterSheet } from '../history';

interface FilterSheetSteps {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * The filter sheet as a step in the history: back closes it, forward opens it again. `onStep` hears of every step, whose
 * entry may still hold an address from before the latest filters.
 */
export function useFilterSheet(onStep: () => void): FilterSheetSteps {
  const [isOpen, setIsOpen] = useState(isInFilterSheet);
  const isLeaving = useRef(false);

  const follow = useEffectEvent(() => {
    isLeaving.current = false;
    setIsOpen(isInFilterSheet());
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
      enterFilterSheet();
      setIsOpen(true);
    },
    // The history moves a moment later: a second press in between must not go back a second step.
    close: () => {
      if (!isInFilterSheet()) return setIsOpen(false);
      if (isLeaving.current) return;
      isLeaving.current = true;
      window.history.back();
    },
  };
}
