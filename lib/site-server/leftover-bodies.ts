import { IncomingMessage, type ServerResponse } from 'node:http';

export interface DrainLimits {
  maxBytes: number;
  milliseconds: number;
}

/**
 * An answer may be sent before the whole body has arrived. The rest of the body is then read and dropped, so that the connection can be reused;
 * beyond the limits the connection is closed. Node does the same without limits, and only for bodies that nobody began to read.
 */
export function dropLeftoverBody(request: IncomingMessage, response: ServerResponse, limits: DrainLimits): void {
  if (!hasBody(request)) return;
  // Before Node's own listener, which would drop an unread body uncounted.
  response.prependOnceListener('finish', () => {
    if (request.readableEnded || request.destroyed) return;
    const { socket } = request;
    const close = () => socket.destroy();
    const deadline = setTimeout(close, limits.milliseconds);
    let left = limits.maxBytes;
    // A reader that stopped halfway would block the rest. Next.js replaces methods of requests that it has copied.
    const { removeAllListeners, on, read, resume } = IncomingMessage.prototype;
    removeAllListeners.call(request, 'readable');
    removeAllListeners.call(request, 'data');
    on.call(request, 'data', (part: Buffer) => {
      left -= part.byteLength;
      if (left < 0) close();
    });
    on.call(request, 'close', () => clearTimeout(deadline));
    // From here on Node treats the body as being read.
    read.call(request, 0);
    resume.call(request);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
