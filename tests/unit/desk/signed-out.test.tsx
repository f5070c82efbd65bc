import type { SupabaseClient } from '@supabase/supabase-js';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DeskNotice } from '@/components/desk/notices';
import { addRemark, moveOn } from '@/lib/desk/history';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import desk from '@/messages/en/desk.json';

const answering = (status: number, code: string) =>
  ({ rpc: async () => ({ data: null, error: { code }, status }) }) as unknown as SupabaseClient;
const move = { subject: 'booking', id: 'b', seen: 'requested', wanted: 'confirmed', remark: '' } as const;

it.each([
  [401, '42501'],
  [401, 'PGRST303'],
  [403, '42501'],
])('a status or a remark refused with %i %s is reported as not stored, because the session has ended', async (status, code) => {
  await expect(moveOn(answering(status, code), move)).rejects.toThrow(SignedOutError);
  await expect(addRemark(answering(status, code), 'booking', 'b', 'Called')).rejects.toThrow(SignedOutError);
});

it('any other failure leaves the outcome unknown', async () => {
  await expect(moveOn(answering(500, 'XX000'), move)).rejects.not.toBeInstanceOf(SignedOutError);
});

it('a signed-out user gets a link to sign in and return to the open item', () => {
  vi.stubGlobal('window', { location: { pathname: '/ar/desk', search: '?list=visa&item=1' } });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ desk }}>
      <DeskNotice tone="danger" isSignedOut>
        {desk.move.signedOut}
      </DeskNotice>
    </NextIntlClientProvider>,
  );
  expect(html).toContain(desk.move.signedOut);
  expect(html).toContain('href="/login?next=%2Fdesk%3Flist%3Dvisa%26item%3D1"');
});
