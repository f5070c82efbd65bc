import { createContext } from 'react';

/** Asks anew whether whoever looks at the desk works here: called where something came back empty or was refused. */
export const AskWhoWorksHere = createContext<() => void>(() => undefined);
