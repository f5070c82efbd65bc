import { describe, expect, it } from 'vitest';
import { countryOfPassport, looksLikeMachineLines, readMachineLines } from '@/lib/bookings/passport-photo/machine-lines';
import { draftOfPassport } from '@/lib/bookings/passport-photo/passport-draft';

const today = '2026-11-21';
const names = 'P<QATAL<HADDAD<<AMINA<SARA<<<<<<<<<<<<<<<<<<';
const data = 'L898902C36QAT7408122F3004157ZE184226B<<<<<16';
const read = (...lines: string[]) => readMachineLines(lines.join('\n'), today);

const amina = {
  givenNames: 'Amina Sara',
  surname: 'Al Haddad',
  passportNumber: 'L898902C3',
  nationality: 'QA',
  dateOfBirth: '1974-08-12',
  passportExpiry: '2030-04-15',
  gender: 'female',
};

describe('the machine-readable lines of a passport', () => {
  it('are found among other text', () => {
    expect(read('STATE OF QATAR', '', names, data, '7')).toEqual(amina);
  });

  it.each<[string, string, string]>([
    ['O for 0 in days and check digits', names, data.replace('3004157', '3OO4157').replace('7408122', '74O8122')],
    ['0 for O in the number', names, data.replace('L898902C3', 'L8989O2C3')],
    ['B and S for 8 and 5', names, data.replace('7408122', '74O8I22').replace('3004157', '3004IS7')],
    ['a filler too many', names, data.replace('<<<<<', '<<<<<<<')],
    ['a filler lost', names, data.replace('<<<<<', '<<<')],
    ['a sign doubled', names, data.replace('184226', '1842226')],
    ['fillers as K', names.replace('SARA<<<<<<<<<<', 'SARA<<<<KLKLKK'), data],
    ['spaces and brackets', names.replaceAll('<<', '< ('), data.replaceAll('<<', '« <').replace('QAT', ' QAT ')],
    ['digits in names', names.replace('SARA', '5ARA').replace('HADDAD', 'HADDAD'), data],
  ])('are read with %s', (_, first, second) => {
    expect(read(first, second)).toEqual(amina);
  });

  it('are read with an empty personal number', () => {
    const empty = 'QX10000013QAT9005204M3501014<<<K<<KK<<<K<<06';
    expect(read(names, empty)).toMatchObject({ passportNumber: 'QX1000001', gender: 'male', dateOfBirth: '1990-05-20' });
  });

  it.each<[string, string]>([
    ['number', data.replace('L898902C3', 'L898903C3')],
    ['day of birth', data.replace('740812', '740813')],
    ['expiry', data.replace('300415', '310415')],
    ['line', `${data.slice(0, 43)}9`],
  ])('are refused when the check digit of the %s is wrong', (_, second) => {
    expect(read(names, second)).toBeNull();
    expect(looksLikeMachineLines(`${names}\n${second}`)).toBe(true);
  });

  it('are not found in other text', () => {
    expect(read('MEIN MEIN', 'HAMAD INTERNATIONAL AIRPORT', '1234567890'.repeat(5))).toBeNull();
    expect(looksLikeMachineLines('A receipt\nTotal 12.00')).toBe(false);
  });

  it('leave out the names when their line is missing', () => {
    expect(read(data)).toMatchObject({ givenNames: '', surname: '', passportNumber: 'L898902C3' });
    expect(read('P<QATAL<HADDAD<AMINA<SARA<<<<<<<<<<<<<<<<<<<', data)).toMatchObject({ surname: '' });
  });

  it('leave out names that fill the line: the passport may have cut them', () => {
    const full = 'P<INDKRISHNASWAMY<<VENKATASUBRAMANIAN<RAMANA';
    expect(full).toHaveLength(44);
    expect(read(full, data)).toMatchObject({ givenNames: '', surname: '', passportNumber: 'L898902C3' });
  });

  it('know a person with one name', () => {
    expect(read('P<INDRAJESH'.padEnd(44, '<'), data)).toMatchObject({ givenNames: 'FNU', surname: 'Rajesh' });
    expect(read('P<IDNSUHARTO<<<<<<<<<<<<<<<<<<<<<<<<KLKLKLKK', data)).toMatchObject({ givenNames: 'FNU', surname: 'Suharto' });
  });

  it('have no birthday where the passport does not know it in full', () => {
    const facts = read(names, 'L898902C36QAT50<<<<5F3004157ZE184226B<<<<<16');
    expect(facts).toMatchObject({ dateOfBirth: '', surname: 'Al Haddad' });
    expect(facts && draftOfPassport(facts, true).dateOfBirth).toBe('');
  });

  it('have birth years of this century', () => {
    expect(read(names, 'L898902C36QAT1908125F3004157ZE184226B<<<<<12')).toMatchObject({ dateOfBirth: '2019-08-12' });
  });
});

describe('states of passports', () => {
  it('are recognized by their codes', () => {
    expect(['QAT', 'D', 'GBD', 'RKS', 'PHL', 'IND', 'SDN'].map(countryOfPassport)).toEqual([
      'QA',
      'DE',
      'GB',
      'XK',
      'PH',
      'IN',
      'SD',
    ]);
    expect(countryOfPassport('UTO')).toBe('');
  });
});

describe('the form values from a passport', () => {
  const facts = { ...amina, gender: 'female' as const };

  it('are formatted like typed values, with the title if it follows from the passport', () => {
    expect(draftOfPassport(facts, true)).toEqual({
      givenNames: 'Amina Sara',
      surname: 'Al Haddad',
      gender: 'female',
      title: '',
      nationality: 'QA',
      passportNumber: 'L898902C3',
      dateOfBirth: '12/08/1974',
      passportExpiry: '15/04/2030',
    });
    expect(draftOfPassport({ ...facts, gender: 'male' }, true).title).toBe('MR');
    expect(draftOfPassport({ ...facts, gender: 'male' }, false).title).toBe('MSTR');
    expect(draftOfPassport(facts, false).title).toBe('MISS');
  });

  it('do not replace fields that the passport does not have', () => {
    const unnamed = draftOfPassport({ ...facts, surname: '', givenNames: '', gender: '', nationality: '' }, true);
    expect(Object.keys(unnamed)).toEqual(['passportNumber', 'dateOfBirth', 'passportExpiry']);
  });
});
