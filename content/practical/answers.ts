import type { Bilingual } from '../bilingual.ts';

/** What travellers ask before they go, in the order they ask it. */
export const practicalTopics = [
  'residents',
  'schengen',
  'budget',
  'sim',
  'safety',
  'emergency',
  'plugs',
  'tipping',
  'driving',
  'lastMetro',
] as const;
export type PracticalTopic = (typeof practicalTopics)[number];

/** The answers for one place. Not everywhere: what a Qatar residence permit is good for, where to apply for a Schengen visa, a metro. */
export type Practical = Record<Exclude<PracticalTopic, 'residents' | 'schengen' | 'lastMetro'>, Bilingual> &
  Partial<Record<PracticalTopic, Bilingual>>;
