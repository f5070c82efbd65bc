/**
 * Draws every icon of the site from one mark, app/icon.svg: `node scripts/icons.mjs`. The files are committed.
 * Rounded on a transparent ground for browsers; full-bleed for systems that cut icons to their own shape.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './lib/project.mjs';

const mark = readFileSync(join(projectRoot, 'app/icon.svg'), 'utf8');
const ground = '#8a1538';
const fullBleed = mark.replace('rx="11"', '');
/** Systems may crop a maskable icon to a circle of four fifths; the drawing stays inside it. */
const maskable = fullBleed
  .replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"')
  .replace('<rect width="40" height="40"', '<rect x="-5" y="-5" width="50" height="50"');

const drawPng = (svg, size) => {
  const picture = sharp(Buffer.from(svg), { density: 72 * (size / 40) }).resize(size, size);
  return (svg === mark ? picture : picture.flatten({ background: ground })).png({ compressionLevel: 9 }).toBuffer();
};

mkdirSync(join(projectRoot, 'public/icons'), { recursive: true });
const files = [
  ['app/apple-icon.png', fullBleed, 180],
  // Programs that do not parse pages request it under this name.
  ['public/apple-touch-icon.png', fullBleed, 180],
  ['public/icons/icon-192.png', mark, 192],
  ['public/icons/icon-512.png', mark, 512],
  ['public/icons/icon-maskable-512.png', maskable, 512],
];
for (const [file, svg, size] of files) writeFileSync(join(projectRoot, file), await drawPng(svg, size));

const favicons = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawPng(mark, size) })));
writeFileSync(join(projectRoot, 'app/favicon.ico'), packIco(favicons));

/** An ICO file: a header, one entry of 16 bytes per picture, then the pictures as PNG. */
function packIco(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
