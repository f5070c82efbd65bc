import { describe, expect, test } from 'vitest';
import { authRedirectBase } from '@/lib/account/redirect-base';

describe('where mailed links lead back to', () => {
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
