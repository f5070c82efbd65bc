/** `node scripts/art/draw.ts [slug …]` draws the travel posters into public/art. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { allCrops, type Crop, type Reading, renderScene } from './engine/stage.ts';
import { stays } from './scenes/stays/stays.ts';
import { scenes } from './scenes.ts';

export interface Drawing {
  file: string;
  slug: string;
  crop: Crop;
  reading: Reading;
  svg: string;
}

const readings: readonly Reading[] = ['ltr', 'rtl'];

export function drawPosters(slugs: readonly string[] = scenes.map((scene) => scene.slug)): Drawing[] {
  return scenes
    .filter((scene) => slugs.includes(scene.slug))
    .flatMap((scene) =>
      (scene.crops ?? allCrops).flatMap((crop) =>
        readings.map((reading) => ({
          file: `${scene.slug}-${crop}-${reading}.svg`,
          slug: scene.slug,
          crop,
          reading,
          svg: renderScene(scene, crop, reading),
        })),
      ),
    );
}

/** The hotels of the sandbox, alike in both directions of reading, as photographs are. */
export function drawStays(): Pick<Drawing, 'file' | 'svg'>[] {
  return stays.map((scene) => ({ file: `stays/${scene.slug}.svg`, svg: renderScene(scene, 'card', 'ltr') }));
}

if (import.meta.main) {
  const folder = new URL('../../public/art/', import.meta.url);
  mkdirSync(new URL('stays/', folder), { recursive: true });
  const chosen = process.argv.slice(2);
  const drawings = chosen.length > 0 ? drawPosters(chosen) : [...drawPosters(), ...drawStays()];
  for (const { file, svg } of drawings) writeFileSync(new URL(file, folder), svg);
  console.log(`${drawings.length} posters drawn`);
}
