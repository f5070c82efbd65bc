import { describe, expect, test, vi } from 'vitest';
import { mailLinkBase } from '@/lib/mail-transport/link-base';
import { authRedirectBase } from '@/lib/network/redirect-base';

describe('the base of mailed links', () => {
  test.each([
    ['https://www.karam.example', null, 'https://www.karam.example'],
    ['https://www.karam.example', 'preview.karam.example', 'https://www.karam.example'],
    ['http://localhost:3000', null, 'http://localhost:3000'],
    ['http://localhost:3000', 'preview.karam.example', 'https://preview.karam.example'],
    ['http://127.0.0.1:3000', 'preview.karam.example', 'https://preview.karam.example'],
    ['https://branch-7.preview.karam.example', 'preview.karam.example', 'https://preview.karam.example'],
    ['https://karam-git-branch.vercel.app', 'preview.karam.example', 'https://preview.karam.example'],
    ['https://karam-git-branch.vercel.app', null, 'https://karam-git-branch.vercel.app'],
    ['https://notpreview.karam.example', 'preview.karam.example', 'https://notpreview.karam.example'],
    ['https://localhost.evil.example', 'preview.karam.example', 'https://localhost.evil.example'],
  ])('from %s with the preview host %s: %s', (origin, previewHost, base) => {
    expect(authRedirectBase(origin, previewHost)).toBe(base);
  });
});

describe('the base of links in mail about a request', () => {
  test.each([
    ['www.karam.example', 'preview.karam.example', null],
    ['preview.karam.example', 'preview.karam.example', 'https://preview.karam.example'],
    ['branch-7.preview.karam.example', 'preview.karam.example', 'https://preview.karam.example'],
    ['karam-git-branch.vercel.app', 'preview.karam.example', 'https://preview.karam.example'],
    ['localhost:3000', 'preview.karam.example', 'https://preview.karam.example'],
    ['karam-git-branch.vercel.app', '', null],
    // A request may name any host: no mail must contain it.
    ['evil.example', 'preview.karam.example', null],
    ['evil.example/@preview.karam.example', 'preview.karam.example', null],
    ['', 'preview.karam.example', null],
  ])('to %s with the preview host %s: %s', (host, previewHost, base) => {
    vi.stubEnv('PREVIEW_HOST', previewHost);
    const request = { headers: new Headers({ host }), url: 'http://inner:3000/api/bookings' } as Request;
    expect(mailLinkBase(request)).toBe(base);
  });
});
