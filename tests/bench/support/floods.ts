/** Floods of one kind of request, and what a stranger notices of them. */
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';

interface Target {
  port: number;
  publishableKey: string;
}

/** A flood of requests for a path from one address, or of wrong passwords for an account from 60 addresses. */
export interface Flood extends Target {
  path?: string;
  connections?: number;
  email?: string;
}

interface Asked {
  path: string;
  from: string;
  agent?: Agent;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The status of the whole answer. */
function ask(port: number, { path, from, agent, method = 'GET', headers = {}, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, method, headers, localAddress: from, agent: agent ?? false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    call.once('error', reject).end(body);
  });
}

export const flooder = '127.91.0.1';
const signInPath = '/supabase/auth/v1/token?grant_type=password';

export function signIn({ port, publishableKey }: Target, from: string, email: string, password: string): Promise<number> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  return ask(port, { path: signInPath, from, method: 'POST', headers, body: JSON.stringify({ email, password }) });
}

/** 50 connections of one address that ask again and again, until `isOver`. Resolves to the number of answers by status. */
export async function floodOf({ path = '/', port, publishableKey, connections = 50 }: Flood, isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts = new Map<number, number>();
  const keepAsking = async () => {
    while (!isOver()) {
      const status = await ask(port, { path, from: flooder, agent, headers: { apikey: publishableKey } }).catch(() => 0);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return counts;
}

/** A wrong password from each of 60 addresses at once, again and again until `isOver`. */
export async function floodOfPasswords(target: Target, email: string, isOver: () => boolean) {
  const counts = new Map<number, number>();
  for (let round = 0; !isOver(); round += 1) {
    const statuses = Array.from({ length: 60 }, (_, index) =>
      signIn(target, `127.92.${round % 200}.${index + 1}`, email, 'wrong-one-1'),
    );
    for (const status of await Promise.all(statuses)) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}

/** A confirmed account. */
export async function createAccount(backendUrl: string, publishableKey: string, email: string, password: string): Promise<void> {
  const { auth } = createClient(backendUrl, publishableKey, { auth: { persistSession: false } });
  const { error } = await auth.signUp({ email, password });
  if (error) throw error;
  const mails = (await (await fetch(`${backendUrl}/_local/outbox.json`)).json()) as { to: string; link?: string }[];
  const link = mails.find(({ to }) => to === email)?.link ?? '';
  const confirmed = await auth.verifyOtp({ type: 'signup', token_hash: new URL(link).searchParams.get('token_hash') ?? '' });
  if (confirmed.error) throw confirmed.error;
}

/** How long a stranger waits for `work`, again and again until `isOver`; in milliseconds. */
export async function timesOf(work: () => Promise<number>, pauseMs: number, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  do {
    const began = performance.now();
    const status = await work();
    if (status !== 200) throw new Error(`a stranger was answered ${status}`);
    times.push(performance.now() - began);
    await delay(pauseMs);
  } while (!isOver());
  return times;
}

/** A page in a connection of its own, as a stranger's first. */
export function open(port: number, path: string, from = '127.93.0.1'): Promise<number> {
  return ask(port, { path, from });
}
