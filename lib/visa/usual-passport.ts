/** The passport the site speaks of until another one is chosen. */
export const usualPassport = 'QA';
