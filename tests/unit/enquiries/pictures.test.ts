import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paperFields } from '@/lib/enquiries/kinds';
import { checkFile, checkFiles } from '@/lib/enquiries/take/files';
import { readPicture } from '@/lib/enquiries/take/picture';

const [passport, photo, statement] = paperFields;
const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a1538' } });
/** As from a telephone: turned, with the place, the device and a comment. */
const jpegOfPhone = () =>
  drawn()
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '25/1 17/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

function copyOf(bytes: Buffer): Buffer {
  const read = readPicture(bytes);
  if (!read.ok) throw new Error(read.reason);
  return Buffer.from(read.value.bytes);
}

/** A PNG chunk; its checksum is not read. */
function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)]);
}

describe('a picture', () => {
  it('loses place, device and thumbnail, and keeps its pixels and how it was held', async () => {
    const original = await jpegOfPhone();
    expect(original.includes('SecretPhone')).toBe(true);
    const copied = copyOf(original);
    expect(copied.includes('SecretPhone')).toBe(false);
    const { exif, orientation, width, height } = await sharp(copied).metadata();
    expect({ orientation, width, height }).toEqual({ orientation: 6, width: 60, height: 40 });
    expect(exif?.length).toBe(32);
    expect(await sharp(copied).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
  });

  it('in progressive or plain form, with or without transparency, stays readable', async () => {
    for (const bytes of [
      await drawn().jpeg({ progressive: true }).toBuffer(),
      await drawn().jpeg().toBuffer(),
      await drawn().png().toBuffer(),
      await drawn().png({ palette: true }).toBuffer(),
    ]) {
      expect(await sharp(copyOf(bytes)).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    }
  });

  it('loses the texts of a PNG and whatever follows its end', async () => {
    const png = await drawn().png().toBuffer();
    const [head, rest] = [png.subarray(0, 33), png.subarray(33)];
    const text = chunk('tEXt', Buffer.from('GPS\0 25.28 N'));
    const grown = Buffer.concat([head, text, rest, Buffer.from('<script>alert(1)</script>')]);
    expect(copyOf(grown)).toEqual(copyOf(png));
    const jpeg = await drawn().jpeg().toBuffer();
    expect(copyOf(Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004')]))).toEqual(copyOf(jpeg));
  });

  it('that claims to be huge is refused by its header, without decoding it', async () => {
    const png = Buffer.from(await drawn().png().toBuffer());
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(readPicture(png)).toEqual({ ok: false, reason: 'tooManyPixels' });
    const jpeg = Buffer.from(await drawn().jpeg().toBuffer());
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_000, frame + 5);
    jpeg.writeUInt16BE(65_000, frame + 7);
    expect(readPicture(jpeg)).toEqual({ ok: false, reason: 'tooManyPixels' });
    expect(checkFile(photo, 'a.png', png)).toEqual({ ok: false, reason: 'pictureTooLarge' });
  });

  it('that is cut or broken anywhere is refused, never an error', async () => {
    for (const bytes of [await jpegOfPhone(), await drawn().png().toBuffer()]) {
      for (let end = 0; end < bytes.length; end += 1) expect(readPicture(bytes.subarray(0, end)).ok).toBe(false);
      for (let at = 8; at < bytes.length; at += 1) {
        const broken = Buffer.from(bytes);
        broken[at] = 0xff ^ (broken[at] ?? 0);
        expect([true, false]).toContain(readPicture(broken).ok);
      }
    }
  });
});

describe('a paper', () => {
  it.each<[string, string, Buffer]>([
    ['an SVG with a script', 'photo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', 'passport.jpg', Buffer.concat([Buffer.from('MZ\u0090\0\u0003'), Buffer.alloc(500)])],
    ['a page', 'passport.jpg', Buffer.from('<html>\u00ff\u00d8\u00ff</html>', 'latin1')],
    ['the beginning of a JPEG', 'passport.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a GIF', 'photo.png', Buffer.from('GIF89a')],
  ])('that is %s is refused, whatever its name', (_, name, bytes) => {
    for (const field of paperFields) expect(checkFile(field, name, bytes)).toEqual({ ok: false, reason: 'fileType' });
  });

  it('has a type of its field, and the extension of what it is', async () => {
    const jpeg = await drawn().jpeg().toBuffer();
    expect(checkFile(passport, 'جواز.exe', jpeg)).toMatchObject({
      ok: true,
      value: { field: 'passport', name: 'جواز.exe.jpg', type: 'image/jpeg' },
    });
    expect(checkFile(passport, 'p.PDF', pdf)).toMatchObject({ ok: true, value: { name: 'p.pdf', type: 'application/pdf' } });
    expect(checkFile(photo, 'p.pdf', pdf)).toEqual({ ok: false, reason: 'fileType' });
    expect(checkFile(statement, 's.jpg', jpeg)).toEqual({ ok: false, reason: 'fileType' });
    expect(checkFile(photo, '', jpeg)).toMatchObject({ ok: true, value: { name: 'photo.jpg' } });
  });

  it('is one of a few, of a limited size together; every refusal names its file', () => {
    const file = (name: string, bytes: Buffer = pdf) => ({ name, bytes });
    const large = Buffer.concat([pdf, Buffer.alloc(6.5 * 1024 * 1024, 32), pdf]);
    const check = (files: Parameters<typeof checkFiles>[1]['files']) => checkFiles(paperFields, { files, isCut: false });
    expect(check({})).toEqual({ ok: true, value: [] });
    expect(check({ passport: Array.from({ length: 7 }, () => file('a.pdf')) })).toEqual({
      ok: false,
      reason: [{ path: 'passport', message: 'filesTooMany' }],
    });
    expect(check({ passport: [file('a.pdf', large)], statement: [file('c.pdf', large)] })).toEqual({
      ok: false,
      reason: [{ path: 'passport', message: 'filesTooLarge' }],
    });
    expect(check({ photo: [file('../x<b>.svg', Buffer.from('<svg/>')), file('empty.png', Buffer.alloc(0))] })).toEqual({
      ok: false,
      reason: [
        { path: 'photo', message: 'fileType', file: 'xb.svg' },
        { path: 'photo', message: 'fileEmpty', file: 'empty.png' },
      ],
    });
  });
});
