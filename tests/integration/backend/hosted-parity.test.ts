import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { authSettings } from '../../../supabase/local/auth/auth-settings.ts';

const config = readFileSync('supabase/config.toml', 'utf8');

/** The value of `key` in the `[table]` of config.toml, as written. */
function setting(table: string, key: string): string | undefined {
  const body = config.split(`[${table}]\n`)[1]?.split('\n[')[0];
  return new RegExp(`^${key} = (.*)$`, 'm').exec(body ?? '')?.[1];
}

describe('the embedded backend and the hosted project', () => {
  it('have the same auth settings', () => {
    expect(setting('auth', 'minimum_password_length')).toBe(String(authSettings.minimum_password_length));
    expect(setting('auth.email', 'enable_confirmations')).toBe(String(authSettings.email.enable_confirmations));
    expect(setting('auth.email', 'double_confirm_changes')).toBe(String(authSettings.email.double_confirm_changes));
    expect(setting('auth.email', 'otp_length')).toBe(String(authSettings.email.otp_length));
    expect(setting('auth.email', 'otp_expiry')).toBe(String(authSettings.email.otp_expiry));
    expect(setting('auth.email', 'max_frequency')).toBe('"60s"');
  });

  it.each(Object.entries(authSettings.email.template))(
    'send the same %s mail, with a link to our confirm page or, to sign in, with a code and no link',
    (name, template) => {
      expect(setting(`auth.email.template.${name}`, 'subject')).toBe(JSON.stringify(template.subject));
      expect(setting(`auth.email.template.${name}`, 'content_path')).toBe(
        JSON.stringify(`./${path.relative('.', template.content_path)}`),
      );
      const html = readFileSync(template.content_path, 'utf8');
      const link = /href="\{\{ \.SiteURL \}\}\/auth\/confirm\?token_hash=\{\{ \.TokenHash \}\}&amp;type=\w+"/;
      if (name !== 'magic_link') expect(html).toMatch(link);
      // A link would sign in whoever opens it first, such as a scanner of mail.
      else expect([html.includes('{{ .Token }}'), /href=|TokenHash/.test(html)]).toEqual([true, false]);
    },
  );

  it('have the same functions, called without a JWT', () => {
    const folders = readdirSync('supabase/functions', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map((entry) => entry.name).filter((name) => !name.startsWith('_'));
    for (const name of names) expect(setting(`functions.${name}`, 'verify_jwt'), name).toBe('false');
  });
});
