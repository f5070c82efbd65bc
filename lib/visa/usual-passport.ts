/** The default passport. */
export const usualPassport = 'QA';
