import { createContext } from 'react';

/** Told by the field of a photograph, so that its form saves nothing while one is on its way. */
export const PhotoArrival = createContext<(is: 'sending' | 'there' | 'refused') => void>(() => undefined);
