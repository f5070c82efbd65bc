/** The baseline: sends the answers of `SITE`, fetched once and already compressed, from memory. Listens on `PORT`. */
import { createServer, request } from 'node:http';

const { SITE = '', PORT, ADDRESSES = '' } = process.env;

/** `fetch` would decompress it. */
async function take(address: string): Promise<[string, Buffer]> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    const call = request(SITE + address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve(Buffer.concat(parts)));
    });
    call.once('error', reject);
    call.end();
  });
  return [address, body];
}

const files = new Map(await Promise.all(ADDRESSES.split(' ').map(take)));
createServer(({ url = '' }, response) => {
  const body = files.get(url);
  if (!body) return void response.writeHead(url === '/ready' ? 200 : 404).end();
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': body.length });
  response.end(body);
}).listen(Number(PORT));
