/** What the agency edits at the desk (docs/engineering/published-content.md). A new kind is a line here, and its words in `desk.content`. */
import type * as z from 'zod/mini';
import type { Bilingual } from '@/content/bilingual';
import { articleKind } from '@/lib/blog/article-kind';
import { withTextRules } from '@/lib/checks';
import { clubKind } from '@/lib/club/club-kind';
import { announcementKind } from '@/lib/company/announcement';
import { contactKind } from '@/lib/company/contact-kind';
import { hotelNoteKind, noticeKind } from '@/lib/company/notes';
import { officeKind } from '@/lib/company/office-kind';
import { questionsKind } from '@/lib/company/questions';
import { destinationKind } from '@/lib/destinations/destination-kind';
import { insuranceKind } from '@/lib/insurance/insurance-kind';
import { airlineOfferKind } from '@/lib/packages/offers/airline-offer';
import { offerKind } from '@/lib/packages/offers/offer-kind';
import { packageKind } from '@/lib/packages/package-kind';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { valueAt } from './fields';
import { photoKind } from './photo/photo-kind';

export interface ContentKind {
  /** The form is made from it. Its errors are keys of `desk.content.errors`. */
  schema: z.ZodMiniType<object>;
  /** What was published is read with it, where a day that has passed since is no error. `schema` where there is none. */
  stored?: z.ZodMiniType<object>;
  /** Those that the files know. */
  keys: readonly string[];
  /** Whether the desk may add one with this key; absent where the files know all. */
  takesKey?: (key: string) => boolean;
  /** Undefined of one that the desk has added. */
  titleOf: (key: string) => Bilingual | undefined;
  /** As the list of its kind calls it, where the title names the kind. */
  nameOf?: (key: string) => Bilingual | undefined;
  fileOf: (key: string) => object | undefined;
  /**
   * English paths of the pages that show it, the one for the preview first. None where they are found in the build. `contents` is what was
   * published before and what is now, so that a text that moves leaves its old pages, too.
   */
  pathsOf: (key: string, contents?: readonly unknown[]) => string[];
  /** What a choice of the form is called, where it is the name of something: a country, a poster. */
  choiceOf?: (field: string, choice: string) => Bilingual | undefined;
  /** False where no page shows a draft. */
  hasPreview?: boolean;
  /** The field of the last day in Qatar on which it is of use; empty for none. It is neither saved nor published after it. */
  lastDay?: string;
  /** The field of its price in riyals: a jump is pointed out before it is published. */
  price?: string;
  /** Months that must pass before it may be published, counted from now; 0 where it may be at once. */
  noticeMonths?: (content: never) => number;
  /** Where it is part of all pages. `pathsOf` then names those for the preview. */
  isOnEveryPage?: boolean | ((key: string) => boolean);
  /** Whether its texts are files of their own, which no browser has (`read-file.ts`). */
  hasTextFiles?: boolean;
}

/** Saved by the rules of texts, and before its last day; what was published before that was checked is still read. */
const saved = <Kind extends ContentKind>(kind: Kind) => ({
  ...kind,
  schema: beforeItsLastDay(withTextRules(kind.schema), kind.lastDay),
  stored: kind.stored ?? kind.schema,
});

function beforeItsLastDay<Schema extends z.ZodMiniType<object>>(schema: Schema, path: string | undefined): Schema {
  if (!path) return schema;
  return schema.check(({ value, issues }) => {
    const last = valueAt(value, path);
    if (last && String(last) < todayInQatar())
      issues.push({ code: 'custom', input: last, path: path.split('.'), message: 'dayPast' });
  });
}

export const contentKinds = {
  package: saved(packageKind),
  photo: saved(photoKind),
  article: saved(articleKind),
  announcement: saved(announcementKind),
  contact: saved(contactKind),
  office: saved(officeKind),
  questions: saved(questionsKind),
  destination: saved(destinationKind),
  notice: saved(noticeKind),
  hotelNote: saved(hotelNoteKind),
  offer: saved(offerKind),
  airlineOffer: saved(airlineOfferKind),
  insurance: saved(insuranceKind),
  club: saved(clubKind),
} satisfies Record<string, ContentKind>;
export type KindName = keyof typeof contentKinds;
export const kindNames = Object.keys(contentKinds) as KindName[];

/** The headings of the desk, with the kinds below each. */
export const kindGroups = {
  holidays: ['package', 'offer', 'airlineOffer', 'insurance', 'club'],
  agency: ['announcement', 'contact', 'office', 'questions'],
  notes: ['destination', 'notice', 'hotelNote'],
  articles: ['article'],
  pictures: ['photo'],
} satisfies Record<string, KindName[]>;
export type KindGroup = keyof typeof kindGroups;
export const groupNames = Object.keys(kindGroups) as KindGroup[];

export function kindOf(name: string): ContentKind | undefined {
  return Object.hasOwn(contentKinds, name) ? contentKinds[name as KindName] : undefined;
}

/** Whether there is, or may be, a text of this kind with this key. A name that every object has, as `constructor`, would be found in all tables. */
export const hasKey = ({ keys, takesKey }: ContentKind, key: string): boolean =>
  keys.includes(key) || Boolean(takesKey?.(key) && !(key in Object.prototype));
