import type { CapturedMail } from './outbox.ts';

const style = `
  body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #1d2433; background: #f6f4ef; }
  article { margin-block: 1rem; padding: 1rem 1.25rem; border-radius: .75rem; background: #fff; box-shadow: 0 1px 3px #0002; }
  h1 { font-size: 1.5rem; } h2 { margin: 0; font-size: 1.1rem; }
  .meta { margin: 0; color: #5b6477; font-size: .9rem; } .line { margin: .25rem 0; }
  a { color: #7a1740; overflow-wrap: anywhere; }
  iframe { inline-size: 100%; block-size: 44rem; border: 1px solid #dfd4c4; border-radius: .5rem; }
`;

/** The page at /_local/outbox. All text from mails is escaped. */
export function outboxPage(mails: CapturedMail[]): string {
  const list =
    mails.length > 0
      ? mails.map(article).join('\n')
      : '<p>No mail yet. Request a trip, send a form, sign up or ask for offers, and it shows here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mail outbox</title>
<style>${style}</style>
</head>
<body>
<h1>Mail outbox</h1>
<p>Mail this machine would have sent, newest first. Nothing leaves the machine.</p>
${list}
</body>
</html>`;
}

function article({ to, subject, link, html, text, attachments = [], at }: CapturedMail): string {
  const lines = text.split('\n').map((line) => `<p class="line" dir="auto">${escapeHtml(line)}</p>`);
  const way = link && /^https?:/.test(link) ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : '';
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 19).replace('T', ' '))} UTC</time></p>
${lines.join('\n')}
${way}
${html ? `<details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>` : ''}
${attachments.map(attachment).join('\n')}
</article>`;
}

function attachment({ filename, contentType, content, encoding }: NonNullable<CapturedMail['attachments']>[number]): string {
  const [name, type] = [filename, contentType].map(escapeHtml);
  if (encoding) return `<p><a download="${name}" href="data:${type};${encoding},${escapeHtml(content)}">${name}</a></p>`;
  return `<details><summary>${name}</summary><pre dir="auto">${escapeHtml(content)}</pre></details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
