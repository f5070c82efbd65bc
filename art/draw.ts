/** `node art/draw.ts [slug …]` draws the travel posters into public/art. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { articles } from './articles.ts';
import { days } from './days.ts';
import { allCrops, type Crop, type Reading, renderScene } from './engine/stage.ts';
import { food } from './food.ts';
import { pages } from './pages.ts';
import { places } from './places.ts';
import { stays } from './scenes/stays/stays.ts';
import { scenes } from './scenes.ts';
import { sights } from './sights.ts';

export interface Drawing {
  file: string;
  slug: string;
  crop: Crop;
  reading: Reading;
  svg: string;
}

const readings: readonly Reading[] = ['ltr', 'rtl'];

export function drawPosters(): Drawing[] {
  return scenes.flatMap((scene) =>
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

/** What has one drawing for both directions of reading, as photographs have: the hotels of the sandbox, the sights and the tables of destinations, the drawings of articles, days, pages and places. */
export function drawCards(): Pick<Drawing, 'file' | 'slug' | 'svg'>[] {
  const folders = { stays, sights, food, articles, days, pages, places };
  return Object.entries(folders).flatMap(([folder, cards]) =>
    cards.map((scene) => ({ file: `${folder}/${scene.slug}.svg`, slug: scene.slug, svg: renderScene(scene, 'card', 'ltr') })),
  );
}

if (import.meta.main) {
  const folder = new URL('../public/art/', import.meta.url);
  for (const name of ['stays/', 'sights/', 'food/', 'articles/', 'days/', 'pages/', 'places/'])
    mkdirSync(new URL(name, folder), { recursive: true });
  const selected = process.argv.slice(2);
  const drawings = [...drawPosters(), ...drawCards()].filter(({ slug }) => selected.length === 0 || selected.includes(slug));
  for (const { file, svg } of drawings) writeFileSync(new URL(file, folder), svg);
  console.log(`${drawings.length} posters drawn`);
}
