import { describe, expect, it } from 'vitest';
import { draftOf, readIssueDraft, readIssued, storeIssueDraft } from '@/lib/desk/booking-life/issue-by-hand';
import { stubTabStorage } from '../stubs';

describe('what an agent has issued outside the site', () => {
  it('is read as agents write it: spaces, dashes, Arabic digits and commas', () => {
    const tickets = { 1: '157-2345678901، 1572345678902', 2: '١٥٧ ٢٣٤٥٦٧٨٩٠٣/02', 3: ' ' };
    expect(readIssued({ pnr: ' x7k2qp / abc123 ', tickets })).toEqual({
      issued: {
        pnr: 'X7K2QP / ABC123',
        tickets: [
          { number: '1572345678901', passengers: [1] },
          { number: '1572345678902', passengers: [1] },
          { number: '1572345678903-02', passengers: [2] },
        ],
      },
    });
  });

  it('may be only a reference, or nothing', () => {
    expect(readIssued({ pnr: '', tickets: { 1: '' } })).toEqual({ issued: null });
    expect(readIssued({ pnr: 'HTL-99.1', tickets: {} })).toEqual({ issued: { pnr: 'HTL-99.1', tickets: [] } });
  });

  it('is refused field by field', () => {
    const tickets = { 1: '157-2345678901', 2: '157234567890', 3: '157-2345678901, soon' };
    expect(readIssued({ pnr: 'مرجع', tickets })).toEqual({ errors: { pnr: 'pnr', 2: 'ticket', 3: 'ticket' } });
    expect(readIssued({ pnr: 'A'.repeat(61), tickets: {} })).toEqual({ errors: { pnr: 'pnr' } });
  });

  it('is shown again for a correction', () => {
    const read = readIssued({ pnr: 'X7K2QP', tickets: { 1: '1572345678901 1572345678902', 2: '' } });
    const draft = draftOf('issued' in read ? read.issued : null, [1, 2]);
    expect(draft).toEqual({ pnr: 'X7K2QP', tickets: { 1: '1572345678901, 1572345678902', 2: '' } });
    expect(readIssued(draft)).toEqual(read);
  });

  it('is refused at the second traveller who has the ticket of another', () => {
    const tickets = { 1: '157-2345678901', 2: '1572345678901', 3: '157-2345678903, 157-2345678903' };
    expect(readIssued({ pnr: '', tickets })).toEqual({ errors: { 2: 'twice', 3: 'twice' } });
  });

  it('stays in the tab, booking by booking, until it is stored', () => {
    stubTabStorage();
    const draft = { pnr: 'x7', tickets: { 1: '157' } };
    storeIssueDraft('a', draft);
    expect(readIssueDraft('a')).toEqual(draft);
    expect(readIssueDraft('b')).toBeNull();
    storeIssueDraft('a', null);
    expect(readIssueDraft('a')).toBeNull();
  });
});
