import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { photoKind } from '@/lib/content/photo/photo-kind';
import { pictureNames, withoutPhoto } from '@/lib/content/photo/picture-names';
import { keyOfPicture, ownerOf, photoOf, pictureOfKey } from '@/lib/state/photos';
import { setPublished } from '@/lib/state/published-content';

afterEach(() => setPublished('photo', 'sights--france-2', null, []));

const drawings = new Set(
  readdirSync('public/art', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replaceAll('\\', '/').replace(/(?:-(?:card|hero|share)-(?:ltr|rtl))?\.svg$/, '')),
);

/** Hotels of the built-in supplier share these: real suppliers have photographs of their own. */
const ofSandbox = /^stays\/stay-/;

it('every drawing is a place for a photograph, but those of empty states and of the sandbox', () => {
  const without = [...drawings].filter((picture) => !photoKind.keys.includes(keyOfPicture(picture)));
  expect(without.filter((picture) => !ofSandbox.test(picture)).toSorted()).toEqual([...withoutPhoto].toSorted());
  expect(photoKind.keys.map(pictureOfKey).filter((picture) => !drawings.has(picture))).toEqual([]);
});

/** What draws a picture past `Poster` shows no photograph. */
const drawnByItself = {
  'app/photos/[slug]/[version]/[file]/route.ts': 'leads to the poster while a photograph cannot be read',
  'components/bookings/products/pass.tsx': 'asks for the photograph itself',
  'components/desk/content/content-list.tsx': 'the desk itself shows both',
  'components/flights/results/list/no-flights.tsx': 'empty state, in a browser',
  'components/hotels/refused-link.tsx': 'days that are over, in a browser',
  'components/hotels/results/card/hotel-picture.tsx': 'hotels of suppliers, in a browser',
  'components/layout/theme/theme-script.tsx': 'where a file fails to load',
  'components/packages/offers-page.tsx': 'asks for the photograph itself',
  'components/ui/feedback/empty-state.tsx': 'empty state, in a browser',
  'components/ui/feedback/error-state.tsx': 'dead ends, also in a browser',
  'components/ui/poster.tsx': 'draws both',
  'components/weather/weather-board.tsx': 'empty state',
};

it('pages draw their pictures with Poster, which knows photographs', () => {
  const sources = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const own = sources.filter((file) =>
    /\/art\/|cardFile\(/.test(readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')),
  );
  expect(own.toSorted()).toEqual(Object.keys(drawnByItself));
});

it('has a name of its own in both languages, with the place of a sight', () => {
  expect(pictureNames.get('sights--france-2')).toEqual({
    en: 'France: The abbey on its rock above wet sand',
    ar: 'فرنسا: الدير على صخرته فوق رمل مبلل',
  });
  for (const [key, { en, ar }] of pictureNames) {
    expect(photoKind.takesKey(key), key).toBe(true);
    expect([en.length > 2, /\p{Script=Arabic}/u.test(ar)], key).toEqual([true, true]);
  }
});

it('of a drawing in a folder is found by its name, and belongs to nothing else', () => {
  const content = { photo: crypto.randomUUID(), focus: { x: 50, y: 50 }, blur: '', credit: '', licence: '', until: '' };
  const published = { ...content, en: { alt: 'An abbey' }, ar: { alt: 'دير' } };
  expect(photoOf('sights/france-2')).toBeUndefined();
  setPublished('photo', 'sights--france-2', { version: 3, at: new Date().toISOString(), content: published }, []);
  expect(photoOf('sights/france-2')).toMatchObject({ slug: 'sights--france-2', version: 3 });
  expect(ownerOf('sights--france-2')).toBe('sights--france-2');
  expect(ownerOf('bali-2')).toBe('bali');
});
