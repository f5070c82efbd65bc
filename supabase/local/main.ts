/**
 * The embedded backend: Supabase's Auth, REST, Realtime and Functions on one machine, for unmodified supabase-js. Started by
 * scripts/lib/start/stack.mjs; docs/engineering/backend.md describes its limits.
 */
import { mkdirSync, statfsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { App } from '@supabase/lite';
import { AuthLimits } from './auth/auth-limits.ts';
import { readUserData } from './auth/auth-responses.ts';
import { authSettings } from './auth/auth-settings.ts';
import { startDailyTasks } from './database/daily-tasks.ts';
import { createExclusive, type OpenDatabase, openDatabase, whyDatabaseDoesNotOpen } from './database/database.ts';
import { takeLock } from './database/folder-lock.mjs';
import { migrate, seed } from './database/migrations.ts';
import { FunctionsHost } from './functions/functions-host.ts';
import { describeError, keepValuesOutOfLog } from './log.ts';
import { Outbox } from './mail/outbox.ts';
import { hashPasswordsInWorkers } from './passwords/passwords.ts';
import { type Change, createChangeReader } from './realtime/realtime-changes.ts';
import { createClaimsReader } from './realtime/realtime-claims.ts';
import { RealtimeServer } from './realtime/realtime-server.ts';
import { addressOf, createRoutes, type Turns } from './routes.ts';
import { type BackendSettings, projectRoot, readSettings, StartError } from './settings.ts';

const keepAliveMs = 10 * 60_000;

const supabaseFolder = path.join(projectRoot, 'supabase');

try {
  keepValuesOutOfLog();
  await start(readSettings(process.env));
} catch (error) {
  console.error(error instanceof StartError ? error.message : describeError(error));
  process.exit(1);
}

async function start(settings: BackendSettings): Promise<void> {
  const release = lockFolder(settings.dataDir);
  const place = settings.databaseUrl ?? path.join(settings.dataDir, 'postgres');
  const { db, connection, isConcurrent, close } = await openDatabase(place).catch((error) => {
    throw new StartError(whyDatabaseDoesNotOpen(error, place));
  });
  const outbox = new Outbox(path.join(settings.dataDir, 'outbox'), (address) => readUserData(db, address));

  const app = createApp(connection, outbox, settings);
  await app.init();
  await app.ensureSystemSchema();
  await migrate(db, path.join(supabaseFolder, 'migrations'));
  await seed(db, path.join(supabaseFolder, 'seed.sql'));
  await connection.clearSchemaCache();

  await hashPasswordsInWorkers();
  const exclusive = createExclusive();
  // Auth operations take several steps and run one at a time, on a PostgreSQL server too.
  const turns: Turns = { auth: exclusive, data: isConcurrent ? (task) => task() : exclusive };
  const functions = new FunctionsHost({
    folder: path.join(supabaseFolder, 'functions'),
    env: settings.functionsEnv,
    reload: settings.reloadFunctions,
  });
  const roles = { [settings.publishableKey]: 'anon', [settings.secretKey]: 'service_role' };
  const isApiKey = (key: string) => Object.hasOwn(roles, key);
  const realtime = new RealtimeServer({
    isApiKey,
    addressOf: (request) =>
      addressOf(
        new Headers(request.headers as Record<string, string>),
        request.socket.remoteAddress ?? null,
        settings.trustedProxies,
      ),
    claims: createClaimsReader(settings.jwtSecret, roles),
    changes: createChangeReader(db, turns.data),
  });
  await db.listen('realtime', (payload) => realtime.announce(JSON.parse(payload) as Change));

  const limits = new AuthLimits(settings.authLimits);
  const { siteUrl, refreshReuseSeconds } = settings;
  const auth = { db, outbox, siteUrl, limits, refreshReuseSeconds, codeSecret: settings.jwtSecret, isApiKey };
  const route = createRoutes({
    app,
    turns,
    functions,
    trustedProxies: settings.trustedProxies,
    secretKey: settings.secretKey,
    hasRoom: () => hasRoom(settings.dataDir),
    ...auth,
  });
  const server = await listen(settings.port, route);
  // The site reuses its connections. This server must not close them first, or a request is lost.
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + 5_000;
  realtime.attach(server);
  const stopDailyTasks = startDailyTasks(db, turns.data);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stopDailyTasks();
    server.close();
    realtime.close();
    await functions.close();
    // Waits for pending tasks.
    await exclusive(close);
    release();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

/** In megabytes: a segment of the database's log, and a little more. */
const leastRoom = 24;

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 1024 ** 2 >= leastRoom;
}

function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = takeLock(dataDir);
  if ('holder' in lock) throw new StartError(`Already running on the data in ${dataDir} (process ${lock.holder.pid}).`);
  return lock.release;
}

function createApp(connection: OpenDatabase['connection'], outbox: Outbox, settings: BackendSettings) {
  const config = {
    connection,
    api: { enabled: true, schemas: ['public'], external_url: settings.url },
    auth: {
      ...authSettings,
      enabled: true,
      site_url: settings.siteUrl,
      additional_redirect_urls: [`${settings.siteUrl}/**`],
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
    },
    studio: { enabled: false },
    options: { drivers: { email: outbox } },
  };
  // Lite's type requires all settings; at run time its defaults fill in the rest.
  return new App(config as unknown as ConstructorParameters<typeof App>[0]);
}

type Route = ReturnType<typeof createRoutes>;

function listen(port: number, route: Route): Promise<Server> {
  return new Promise((resolve, reject) => {
    const fetch = async (request: Request, { incoming }: { incoming: { socket: { remoteAddress?: string } } }) => {
      try {
        return await route(request, incoming.socket.remoteAddress ?? null);
      } catch (error) {
        console.error('[backend]', error);
        return Response.json({ message: 'Internal server error' }, { status: 500 });
      }
    };
    const server = serve({ port, hostname: '127.0.0.1', fetch: fetch as never }, () => resolve(server)) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new StartError(`Port ${port} is already in use.`) : error);
    });
  });
}
