import type { Scene } from './engine/stage.ts';
import { cabinBag } from './scenes/articles/cabin-bag.ts';
import { twoPages } from './scenes/articles/two-pages.ts';
import { visaFile } from './scenes/articles/visa-file.ts';

/** Drawings of articles that are about no place. */
export const articles: readonly Scene[] = [visaFile, twoPages, cabinBag];
