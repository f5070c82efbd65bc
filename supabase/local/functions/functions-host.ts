import { type FSWatcher, watch } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describeError } from '../log.ts';
import type { FunctionCall, FunctionResponse } from './function-worker.ts';

export interface FunctionsOptions {
  /** Contains `<name>/index.ts`, each calling Deno.serve. */
  folder: string;
  /** The whole environment of the functions. */
  env: Record<string, string>;
  /** Reloads the functions when a file in the folder changes. */
  reload: boolean;
}

const timeLimitMs = 60_000;

/** Runs the Edge Functions in a worker thread, with their own Deno global and environment; a crash there does not stop the backend. */
export class FunctionsHost {
  readonly #options: FunctionsOptions;
  readonly #waiting = new Map<number, { worker: Worker; answer: (response: Response) => void }>();
  readonly #watcher: FSWatcher | null;
  #worker: Worker | null = null;
  #calls = 0;

  constructor(options: FunctionsOptions) {
    this.#options = options;
    this.#watcher = options.reload ? watch(options.folder, { recursive: true }, () => this.#discard()) : null;
  }

  /** Never rejects: a function that throws, crashes or times out becomes an error answer. */
  async call(request: Request, body: ArrayBuffer | null): Promise<Response> {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    const id = ++this.#calls;
    const worker = this.#current();
    const call: FunctionCall = { id, name, url: request.url, method: request.method, headers: [...request.headers], body };
    return new Promise((resolve) => {
      const limit = setTimeout(() => this.#settle(id, errorResponse(504, 'The function took too long')), timeLimitMs);
      const answer = (response: Response) => {
        clearTimeout(limit);
        resolve(response);
      };
      this.#waiting.set(id, { worker, answer });
      worker.postMessage(call);
    });
  }

  async close(): Promise<void> {
    this.#watcher?.close();
    await this.#worker?.terminate();
  }

  #current(): Worker {
    if (this.#worker) return this.#worker;
    const { folder, env } = this.#options;
    const worker = new Worker(new URL('./function-worker.ts', import.meta.url), { env, workerData: { folder }, execArgv: [] });
    worker.on('message', (answer: FunctionResponse) => {
      const { id, status, headers, body } = answer;
      // Responses with these statuses may not have a body, not even an empty one.
      this.#settle(id, new Response(body?.byteLength ? body : null, { status, headers }));
    });
    worker.on('error', (error) => console.error('[functions] crashed:', describeError(error)));
    worker.on('exit', () => this.#lost(worker));
    this.#worker = worker;
    return worker;
  }

  #discard(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  #lost(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    const lost = [...this.#waiting].filter(([, call]) => call.worker === worker);
    for (const [id] of lost) this.#settle(id, errorResponse(500, 'Internal server error'));
  }

  #settle(id: number, answer: Response): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }
}

function errorResponse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
