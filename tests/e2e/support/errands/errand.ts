import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../test.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  language: Language;
  address: (path: string) => string;
  /** Looks at what is on the screen now, as a reader of this browser. */
  look: () => Promise<void>;
}

/** What a visitor comes to the site for, worked through to its answer, in any browser and language. */
export interface Errand {
  name: string;
  /** An account needs cookies. */
  needsAccount?: true;
  run: (visitor: Visitor) => Promise<void>;
}
