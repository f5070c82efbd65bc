import type { Bilingual } from '../bilingual.ts';
import type { PageWords } from '../company-pages/page-words.ts';
import type { Drawing } from '../drawings.ts';
import type { GuideFact, GuideSection, NumberedPlace } from '../guide.ts';
import type { TownMap } from '../town-map.ts';

/** A branch with a page: what people come for, what to bring, how to get there. */
export interface BranchPage {
  slug: string;
  /** A street front of the quarter. */
  art: Drawing;
  name: Bilingual;
  address: Bilingual;
  /** As in content/company. */
  position: { latitude: number; longitude: number };
  /** The map around it: its town where that is not Doha, and what the text names there, to about 300 metres. */
  map: { town?: TownMap; places: readonly NumberedPlace[] };
  /** The way there from the middle of Doha, drawn as a line with its stops. */
  route: {
    kind: 'gold' | 'red' | 'green' | 'road';
    stops: readonly Bilingual[];
  };
  /** Slugs of the offices nearby, nearest first. */
  neighbours: readonly string[];
  en: BranchText;
  ar: BranchText;
}

export interface BranchText extends PageWords {
  /** By metro, by car and what else helps to arrive. */
  ways: readonly GuideFact[];
  sections: readonly GuideSection[];
  /** First words of the WhatsApp message a visitor sends from this page. */
  greeting: string;
}
