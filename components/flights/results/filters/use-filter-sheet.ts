import { useEffect, useEffectEvent, useState } from 'react';
import { enterFilterSheet, isInFilterSheet, leaveFilterSheet } from '../history';

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

  const follow = useEffectEvent(() => {
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
    // At once, before the history has moved: a second press must not go back a second step.
    close: () => {
      setIsOpen(false);
      leaveFilterSheet();
    },
  };
}
