import type { Scene } from './engine/stage.ts';
import { cabinBag } from './scenes/articles/cabin-bag.ts';
import { connection } from './scenes/articles/connection.ts';
import { hanbok } from './scenes/articles/hanbok.ts';
import { twoPages } from './scenes/articles/two-pages.ts';
import { visaFile } from './scenes/articles/visa-file.ts';

/** Drawings that only articles have. */
export const articles: readonly Scene[] = [visaFile, twoPages, cabinBag, connection, hanbok];
