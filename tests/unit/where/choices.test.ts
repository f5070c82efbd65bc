import { describe, expect, it } from 'vitest';
import { isStreamedPage, whereParameters } from '@/lib/routes/streamed-pages';
import { readChoices, resultsMark, textFields, tickedFields } from '@/lib/where/choices';

const read = (query: string) => readChoices(new URLSearchParams(query), '2026-11-29');

describe('the choices in the address', () => {
  it('are none without a query', () => {
    const { choices, errors } = read('');
    expect(errors).toEqual({});
    expect(choices).toMatchObject({ passport: null, month: null, period: null, people: 2, isVisaFree: false, budget: null });
  });

  it('are read, with digits of either script', () => {
    const { choices, errors } = read(
      'view=results&passport=in&residence=QA&departure=2027-02-10&nights=٧&people=4&budget=9000&hours=6&weather=warm&visa=free&halal=easy&children=yes&beach=yes',
    );
    expect(errors).toEqual({});
    expect(choices).toEqual({
      passport: 'IN',
      isResident: true,
      month: 2,
      period: { from: '2027-02-10', to: '2027-02-17' },
      departure: '2027-02-10',
      nights: 7,
      people: 4,
      budget: 9000,
      hours: 6,
      weather: 'warm',
      isVisaFree: true,
      isHalal: true,
      isForChildren: true,
      isBeach: true,
    });
  });

  it.each([
    ['passport=XX', 'passport', 'passport'],
    ['passport=__proto__', 'passport', 'passport'],
    ['visa=free', 'passport', 'passportForVisa'],
    ['month=2026-10', 'month', 'monthPast'],
    ['month=2027-11', 'month', 'month'],
    ['month=2027-13', 'month', 'month'],
    ['departure=2026-11-28', 'departure', 'dayPast'],
    ['departure=2027-02-30', 'departure', 'noSuchDay'],
    ['departure=31/02/2027', 'departure', 'noSuchDay'],
    ['departure=soon', 'departure', 'day'],
    ['departure=2028-02-01', 'departure', 'day'],
    ['nights=0', 'nights', 'nights'],
    ['nights=61', 'nights', 'nights'],
    ['people=ten', 'people', 'people'],
    ['budget=0', 'budget', 'budget'],
    ['budget=-5', 'budget', 'budget'],
    ['budget=5,00', 'budget', 'budget'],
    ['budget=5000 dollars', 'budget', 'budget'],
    ['hours=3', 'hours', 'hours'],
    ['weather=hot', 'weather', 'weather'],
  ] as const)('%s is named, and nothing else is lost', (bad, field, error) => {
    const { errors, given, choices, query } = read(`view=results&${bad}&halal=easy`);
    expect(errors).toEqual({ [field]: error });
    const [name = '', typed] = bad.split('=');
    expect(query).toContain(`${name}=`);
    if (name in given) expect(given[name as keyof typeof given]).toBe(typed);
    expect(choices.isHalal).toBe(true);
  });

  it.each(['5000', '5,000', '5 000', '5000 QAR', 'QAR 5,000', 'QR5000.00', '٥٬٠٠٠', '٥٠٠٠ ريال', '٥,٠٠٠ ر.ق', '5000 ريال قطري'])(
    'a budget may be written as %s',
    (written) => {
      const { choices, errors } = readChoices(new URLSearchParams({ budget: written }), '2026-11-29');
      expect(errors).toEqual({});
      expect(choices.budget).toBe(5000);
    },
  );

  it('wish for a weather in any month', () => {
    expect(read('weather=snow')).toMatchObject({ errors: {}, choices: { weather: 'snow', month: null } });
  });

  it('are of the day where the month is another one, and say so', () => {
    const { errors, given, choices } = read('month=2027-03&departure=2027-02-10');
    expect(errors).toEqual({ month: 'monthOfOtherDay' });
    expect(given).toMatchObject({ month: '2027-03', departure: '2027-02-10' });
    expect(choices.month).toBe(2);
    expect(read('month=2027-02&departure=2027-02-10').errors).toEqual({});
  });

  it('hold this month, and leave what is not ours', () => {
    expect(read('month=2026-11').choices.period).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(read('view=results&halal=easy&utm_source=x').query).toBe('view=results&halal=easy');
    expect(read('passport=IN').query).toBe('view=results&passport=IN');
  });

  it('are answered with any of their parameters, also without the mark of results', () => {
    expect(whereParameters).toEqual([resultsMark.key, ...textFields, ...tickedFields]);
    for (const key of whereParameters) expect(isStreamedPage(`/ar/explore/where?utm_source=x&${key}=1`), key).toBe(true);
    expect(isStreamedPage('/explore/where?utm_source=x')).toBe(false);
  });
});
