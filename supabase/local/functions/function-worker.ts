import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

export interface FunctionCall {
  id: number;
  name: string;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export interface FunctionResponse {
  id: number;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

type Handler = (request: Request) => Response | Promise<Response>;

const { folder } = workerData as { folder: string };
const handlers = loadFunctions(folder);

parentPort?.on('message', async (call: FunctionCall) => {
  const answer = await handleCall(call);
  const body = await answer.arrayBuffer();
  parentPort?.postMessage({ id: call.id, status: answer.status, headers: [...answer.headers], body } satisfies FunctionResponse);
});

/** Loads each `<name>/index.ts` unchanged, with a substitute for the part of Deno that our functions use. */
async function loadFunctions(root: string): Promise<Map<string, Handler>> {
  const found = new Map<string, Handler>();
  let served: Handler | null = null;
  const serve = (...given: (Handler | object)[]) => {
    served = given.find((part): part is Handler => typeof part === 'function') ?? null;
  };
  const get = (name: string) => process.env[name];
  Object.assign(globalThis, { Deno: { serve, env: { get, has: (name: string) => get(name) !== undefined } } });

  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('_')) continue;
    served = null;
    try {
      await import(pathToFileURL(path.join(root, entry.name, 'index.ts')).href);
    } catch (error) {
      console.error(`[functions] ${entry.name} does not load:`, error);
      served = () => failure();
    }
    if (served) found.set(entry.name, served);
  }
  return found;
}

async function handleCall({ name, url, method, headers, body }: FunctionCall): Promise<Response> {
  const handler = (await handlers).get(name);
  if (!handler) return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
  try {
    return await handler(new Request(url, { method, headers, body }));
  } catch (error) {
    console.error(`[functions] ${name} threw:`, error);
    return failure();
  }
}

function failure(): Response {
  return Response.json({ error: 'Internal server error' }, { status: 500 });
}
