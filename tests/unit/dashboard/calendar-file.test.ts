import { describe, expect, it } from 'vitest';
import { tripCalendar } from '@/lib/dashboard/trip-calendar';
import { familySearch, offerFor } from '../bookings/booking-fixture';

interface Component {
  name: string;
  properties: Map<string, string>;
  parts: Component[];
}

/** Reads a file by RFC 5545, and throws on content that a calendar program would refuse. */
function parseCalendar(file: string): Component {
  if (!file.endsWith('\r\n')) throw new Error('The last line does not end');
  const open: Component[] = [{ name: '', properties: new Map(), parts: [] }];
  for (const line of file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')) {
    const [, property, parameters, value] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
    const inner = open.at(-1);
    if (!property || value === undefined || !inner) throw new Error(`Not a content line: ${line}`);
    if (property === 'BEGIN') {
      const part = { name: value, properties: new Map(), parts: [] };
      inner.parts.push(part);
      open.push(part);
    } else if (property === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends before what is in it`);
    } else {
      if (inner.properties.has(property)) throw new Error(`${property} stands twice`);
      if (!parameters && /(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`A bare sign in ${property}`);
      inner.properties.set(
        property,
        value.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign)),
      );
    }
  }
  const [calendar] = open[0]?.parts ?? [];
  if (open.length !== 1 || !calendar) throw new Error('The file ends in the middle');
  return calendar;
}

describe('the file of a round trip', () => {
  it.each(['en', 'ar'] as const)('opens as a calendar with both flights (%s)', (language) => {
    const city = language === 'ar' ? 'لندن، مطار هيثرو; المبنى 4' : 'London, Heathrow; Terminal 4';
    const offer = offerFor(familySearch);
    const file = tripCalendar(
      { reference: 'KT-7F3K9Q', offers: [offer], status: 'confirmed' },
      {
        language,
        title: ({ number }) => `QR ${number}: ${city}`,
        place: () => city,
        text: () => `${city}\n${city.repeat(9)}`,
        stayText: '',
      },
      new Date('2026-11-21T09:00:00Z'),
    );
    const calendar = parseCalendar(file);
    expect(calendar.name).toBe('VCALENDAR');
    expect(calendar.properties.get('VERSION')).toBe('2.0');
    expect(calendar.properties.get('PRODID')).toBeTruthy();
    expect(calendar.parts.map(({ name }) => name)).toEqual(['VEVENT', 'VEVENT']);
    const of = (property: string) => calendar.parts.map(({ properties }) => properties.get(property) ?? '');
    expect(new Set(of('UID')).size).toBe(2);
    expect(of('LOCATION')).toEqual([city, city]);
    expect(of('DESCRIPTION')[0]).toBe(`${city}\n${city.repeat(9)}`);
    const moments = [of('DTSTART'), of('DTEND')].flat();
    for (const moment of [...moments, ...of('DTSTAMP')]) expect(moment).toMatch(/^\d{8}T\d{6}Z$/);
    const [outbound, back] = of('DTSTART');
    const [landed] = of('DTEND');
    expect([outbound, landed, back]).toEqual([outbound, landed, back].toSorted());
  });
});
