import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { defaultPorts, projectRoot, StartError } from '../project.mjs';

/**
 * Settings of this run: `.env`, then `.env.local`, then the environment, the later winning. Empty values count as unset.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Record<string, string>}
 */
export function readSettings(environment = process.env) {
  const files = ['.env', '.env.local'].map((name) => join(projectRoot, name)).filter((file) => existsSync(file));
  const merged = Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), environment);
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value));
}

/**
 * With `PAY_NOW` alone, where the sandbox sells, it takes payments and orders too: it needs no keys and moves no money. For the local backend.
 * @param {Record<string, string>} settings
 * @returns {Record<string, string>}
 */
export function withSandbox(settings) {
  const isSandbox = ['FLIGHT_SUPPLIER', 'HOTEL_SUPPLIER'].every((name) => (settings[name] ?? 'sandbox') === 'sandbox');
  const isSet = settings.PAYMENT_PROVIDER || settings.ORDER_SUPPLIER || settings.SUPABASE_URL;
  if (!settings.PAY_NOW || !isSandbox || isSet) return settings;
  return { ...settings, PAYMENT_PROVIDER: 'sandbox', ORDER_SUPPLIER: 'sandbox' };
}

/**
 * @param {Record<string, string>} settings
 * @returns {{ port: number, backendPort: number, dataDir: string }}
 */
export function runOptions(settings) {
  return {
    port: portFrom(settings, 'PORT', defaultPorts.site),
    backendPort: portFrom(settings, 'SUPABASE_LOCAL_PORT', defaultPorts.backend),
    dataDir: resolve(projectRoot, settings.KARAM_DATA_DIR ?? '.local'),
  };
}

function portFrom(settings, name, fallback) {
  const text = settings[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StartError(`${name} must be a port number between 1 and 65535, not "${text}".`);
  }
  return port;
}
