import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answerStreamed } from '@/lib/site-server/streamed-page/streamed-page';

const flight = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
const beginning =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/_next/static/chunks/a.js" async=""></script><script>theme()</script></head><body><h1>Doha – London</h1><script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const hole = '<!--$?--><template id="B:0"></template><!--/$-->';
const after =
  '<footer>Karam</footer><script>kept()</script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"]});</script>';
const late = `${flight('rows')}<div hidden id="S:0"><ul><li><div>QAR 1,500</div></li></ul></div><script>$RC=function(){};$RC("B:0","S:0")</script>`;

/** What a visitor has received at each moment, of a page that Next.js sends in these parts. */
async function received(parts: readonly string[], method = 'GET', path = '/?view=results') {
  const seen: string[] = [];
  let asked = 0;
  let status: number | undefined;
  const server = createServer((request, response) => {
    const left = new AbortController();
    const handle = async (_: unknown, answer: import('node:http').ServerResponse) => {
      asked += 1;
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      for (const part of parts) {
        answer.write(part);
        await pause(20);
      }
      answer.end();
    };
    void answerStreamed(handle, request, response, left.signal);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve, reject) => {
    const call = get({ port, host: '127.0.0.1', path, method }, (response) => {
      status = response.statusCode;
      response.setEncoding('utf8');
      response.on('data', (text: string) => seen.push((seen.at(-1) ?? '') + text));
      response.on('end', resolve);
    });
    call.on('error', reject);
    call.end();
  });
  server.close();
  return { seen, whole: seen.at(-1) ?? '', asked, status };
}

describe('a page that waits for a supplier', () => {
  it('is sent up to the results at once, and the results in their place', async () => {
    const { seen, whole } = await received([beginning + hole + after, `${late}</body></html>`]);
    expect(seen[0]).toContain('Doha – London');
    expect(seen[0]).not.toContain('QAR');
    expect(whole).toMatch(/London<\/h1><!--\$--><ul>.*1,500<\/div><\/li><\/ul><!--\/\$--><footer>/);
    expect(whole).not.toContain('hidden id="S:0"');
  });

  it('has the parts of its results in their places, which React sends apart', async () => {
    const inParts = late
      .replace(
        '<li><div>QAR 1,500</div></li>',
        '<li><template id="P:1"></template></li><template id="P:2"></template><svg><template id="P:a"></template></svg>',
      )
      .replace(
        '<script>$RC=',
        '<div hidden id="S:1"><div>QAR 1,500</div></div><script>$RS=function(a,b){a=document.getElementById(a)};$RS("S:1","P:1")</script><div hidden id="S:2"><li>QAR 1,600</li></div><script>$RS("S:2","P:2")</script><svg aria-hidden="true" style="display:none" id="S:a"><path d="M0"></path></svg><script>$RS("S:a","P:a")</script><script>$RC=',
      );
    const { whole } = await received([beginning + hole + after, `${inParts}</body></html>`]);
    expect(whole).toContain(
      '<!--$--><ul><li><div>QAR 1,500</div></li><li>QAR 1,600</li><svg><path d="M0"></path></svg></ul><!--/$-->',
    );
    expect(whole).not.toMatch(/hidden id="S:|template|\$RS/);
  });

  it('is answered with the status it tells, where nothing is waited for', async () => {
    const gone = await received([`${beginning}<div data-page-status="404">No such hotel</div>`, `${after}</body></html>`]);
    expect(gone.status).toBe(404);
    expect(gone.whole).toContain('No such hotel');
    expect((await received([beginning + hole + after, `${late}</body></html>`])).status).toBe(200);
  });

  it('is the same however its bytes are cut', async () => {
    const text = `${beginning}${hole}${after}${late}</body></html>`;
    const { whole } = await received([text]);
    const cut = await received([text.slice(0, 260), text.slice(260, 275), text.slice(275)]);
    expect(cut.whole).toBe(whole);
  });

  it('runs no script but its own, and starts React from data', async () => {
    const { whole } = await received([beginning + hole + after, `${late}</body></html>`]);
    expect(whole).toContain('<script type="text/plain">kept()</script>');
    expect(whole).toContain('<script>theme()</script>');
    const [, data = ''] = /id="flight">(.*?)<\/script>/.exec(whole) ?? [];
    expect(JSON.parse(data)).toEqual({ entry: [{ otherChunks: ['a'] }], flight: [[0], [1, 'rows']] });
    expect(whole).toContain('data-scripts="/_next/static/chunks/a.js"');
    expect(whole).not.toMatch(/<script src=/);
  });

  it('is whole when nothing was late, and ends where nothing came', async () => {
    expect((await received([`${beginning}<p>There</p>${after}</body></html>`])).whole).toContain('<p>There</p><footer>');
    expect((await received([`${beginning}${hole}${after}</body></html>`])).whole).toContain('<!--$--><!--/$--><footer>');
  });

  it('asks no supplier for its head alone', async () => {
    expect((await received([beginning], 'HEAD')).asked).toBe(0);
  });

  it.each([
    ['/explore/where?view=results&passport=IN', '/ar/explore/where?view=results&amp;passport=IN'],
    ['/ar/explore/where?view=results&month=2027-03', '/explore/where?view=results&amp;month=2027-03'],
    ['/?view=results&from=DOH', '/ar?view=results&amp;from=DOH'],
    ['/explore/where?passport=%22%3E', '/ar/explore/where?passport=%22%3E'],
  ])('leads from %s to the same in the other language', async (path, other) => {
    const link = '<a href="/ar/where-results" hrefLang="ar" lang="ar" class="language-switch font-names">العربية</a>';
    const { whole } = await received([`${beginning}${link}${hole}${after}`, `${late}</body></html>`], 'GET', path);
    expect(whole).toContain(`<a href="${other}" hrefLang="ar"`);
  });
});
