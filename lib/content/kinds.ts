/** What the agency edits at the desk (docs/engineering/published-content.md). A new kind is a line here, and its words in `desk.content`. */
import type * as z from 'zod/mini';
import type { Bilingual } from '@/content/bilingual';
import { packageKind } from '@/lib/packages/package-kind';
import { photoKind } from './photo/photo-kind';

interface ContentKind {
  /** The form is made from it. Its errors are keys of `desk.content.errors`. */
  schema: z.ZodMiniType<object>;
  /** Those that the files know. */
  keys: readonly string[];
  titleOf: (key: string) => Bilingual | undefined;
  fileOf: (key: string) => object | undefined;
  /** English paths of the pages that show it, the one for the preview first. None where they are found in the build. */
  pathsOf: (key: string) => string[];
}

export const contentKinds = { package: packageKind, photo: photoKind } satisfies Record<string, ContentKind>;
export type KindName = keyof typeof contentKinds;
export const kindNames = Object.keys(contentKinds) as KindName[];

export function kindOf(name: string): ContentKind | undefined {
  return (contentKinds as Record<string, ContentKind>)[name];
}
