/**
 * The process in which Next.js renders (lib/site-server/renderer.ts), started by run-site.mjs with the folder of its sockets as its argument. It leaves
 * once it is asked to and nobody is connected any more, or at once when the server in front of it has ended.
 */
import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import next from 'next';
import { areLightPagesOff } from '../../lib/env.ts';
import { withKnownAddresses } from '../../lib/site-server/known-addresses.ts';
import { openNewAddresses, readBuild } from '../../lib/site-server/page-store/next-internals.ts';
import { PageRules } from '../../lib/site-server/page-store/page-rules.ts';
import { createRenderer, rendererSockets } from '../../lib/site-server/renderer.ts';
import { withFinishedPages } from '../../lib/site-server/streamed-page/streamed-page.ts';
import { projectRoot } from './project.mjs';

const [folder = ''] = process.argv.slice(2);
// Next.js would handle upgrades on this server, which has none: all allowed upgrades go to Realtime.
const httpServer = /** @type {never} */ (new EventEmitter());
openNewAddresses(join(projectRoot, '.next'));
const app = next({ dev: false, dir: projectRoot, port: Number(process.env.PORT), httpServer });
await app.prepare();
const build = readBuild(join(projectRoot, '.next'));
const handle = withKnownAddresses(app.getRequestHandler(), build);
const rules = build && !areLightPagesOff() ? new PageRules(build) : null;

const sockets = new Set();
const at = rendererSockets(folder);
for (const [path, answer] of /** @type {const} */ ([
  [at.next, handle],
  [at.finished, withFinishedPages(handle, (url) => rules?.has(url) ?? false)],
])) {
  const server = createRenderer(answer);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      leaveIfAlone();
    });
  });
  server.listen(path);
}

// The server in front removes the folder, unless it was killed.
process.once('exit', () => !process.connected && rmSync(folder, { recursive: true, force: true }));

let isStopping = false;
function leaveIfAlone() {
  // Nobody is there to be answered.
  if (!process.connected) process.exit(0);
  if (isStopping && sockets.size === 0) void app.close().finally(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true;
    leaveIfAlone();
  });
}
