import { expect, it } from 'vitest';
import { mailHtml } from '@/lib/mail/layout';

it.each(['en', 'ar'] as const)('the title of a page of mail is text: no markup and no isolates (%s)', (language) => {
  const subject = 'Your request \u2068KT-7Q3F9A\u2069 <London>';
  const html = mailHtml({ language, subject, preview: '', title: subject, blocks: [], footer: [] });
  expect(html).toContain('<title>Your request KT-7Q3F9A &lt;London&gt;</title>');
});
