/**
 * What the site takes for granted about Next.js although its documentation does not say so. Everything of that kind stands here;
 * tests/integration/light-pages/next-internals.test.ts holds each to the build and says what breaks with it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeError, logError } from '../../log.ts';

/** A condition in the matcher of middleware.ts. */
export interface Condition {
  type: string;
  key: string;
  /** A pattern for the whole value; without one, any non-empty value. */
  value?: string;
}

interface Matcher {
  regexp: string;
  has?: Condition[];
  missing?: Condition[];
}

/** The parts of the build's manifests that are used. */
export interface Build {
  /** By the address in Next.js (`/en/faq`). */
  routes: Readonly<Record<string, object>>;
  matchers: readonly Matcher[];
  /** What the cookie of an editor who previews must say. */
  previewId: string;
}

/** Reads the manifests of the build in `folder`; null when they have another format, and then nothing is cached. */
export function readBuild(folder: string): Build | null {
  try {
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const { routes, preview } = read('prerender-manifest.json');
    const matchers = read('server/functions-config-manifest.json').functions['/_middleware'].matchers;
    return Array.isArray(matchers) && matchers.length > 0 ? { routes, matchers, previewId: preview.previewModeId } : null;
  } catch {
    return null;
  }
}

/** The routes of the pages that the desk adds, in the manifest. */
export const openRoutes = ['/[locale]/travel/package/[id]', '/[locale]/blog/[slug]'] as const;

/**
 * Has Next.js make pages of those routes which the build did not know. The layout of all pages forbids it for any language but ours, and with that for
 * every route below it; known-addresses.ts lets through what is published. Must run before Next.js starts.
 */
export function openNewAddresses(folder: string): void {
  const file = join(folder, 'prerender-manifest.json');
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const route of openRoutes) manifest.dynamicRoutes[route].fallback = null;
    writeFileSync(file, JSON.stringify(manifest));
  } catch (error) {
    logError('new-pages-not-made', { cause: describeError(error) });
  }
}

/** The HTML of each prerendered page of the build in `folder`, by the address in Next.js. */
export async function* builtPages(folder: string): AsyncGenerator<[route: string, html: string]> {
  for (const route of Object.keys(readBuild(folder)?.routes ?? {})) {
    const html = await readFile(join(folder, 'server/app', `${route}.html`), 'utf8').catch(() => null);
    if (html !== null) yield [route, html];
  }
}

/**
 * Request headers that change the answer for an address: of the router, previews, ranges and conditional requests that are not handled here.
 * Next.js answers requests that have one.
 */
const askOtherwise =
  /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-prerender-|x-matched-|x-now-|x-invoke-|content-type$|range$|if-(?!none-match$))/;
const previewCookie = /__(?:prerender_bypass|next_preview_data)/;
const frameworkQuery = /^(?:_|nxt|x-)/;

/** Whether the headers need an individual answer. */
export function asksOtherwise(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (askOtherwise.test(name)) return true;
  return headers.cookie !== undefined && previewCookie.test(headers.cookie);
}

/** Whether Next.js shows drafts for this request, and keeps nothing of its answer. */
export function isPreview({ cookie = '' }: IncomingHttpHeaders, { previewId }: Pick<Build, 'previewId'>): boolean {
  return cookie.split(';').some((part) => part.trim() === `__prerender_bypass=${previewId}`);
}

/** Whether the name of a query parameter is one of Next.js. */
export function isOfFramework(parameter: string): boolean {
  return frameworkQuery.test(parameter);
}

/** Whether the router asks for the data of a page, which is no HTML. */
export function asksForData(headers: IncomingHttpHeaders): boolean {
  return headers['rsc'] !== undefined;
}

/** Next.js takes a form that has them for a server action and fails. This site has no server actions. */
export function dropActionHeaders(headers: IncomingHttpHeaders): void {
  delete headers['rsc'];
  delete headers['next-action'];
}

export function isPrerendered(headers: IncomingHttpHeaders): boolean {
  return headers['x-nextjs-prerender'] !== undefined;
}

/** How Next.js writes a page. */
export const markup = {
  /** The inline scripts with what React starts from, of which the first makes the list. */
  flight: /^\(?self\.__next_f/,
  firstFlight: '(self.__next_f=',
  flightName: '__next_f',
  /** The attributes of a script that starts React, with its address. */
  runtimeSource: /^ src="(\/_next\/[^"]{1,200}\.js)"(?: id="_R_")? async=""$/,
  /** This script starts React with the scripts loaded so far, so it must be last. */
  runtime: /\/turbopack-[^/]*$/,
  /** The attributes of scripts for browsers that cannot run ours anyway. */
  polyfill: /^ src="[^"]{1,200}" noModule=""$/,
  preload: /<link rel="preload" as="script"[^<>]{0,200}>/g,
  end: '</body></html>',
  /** The place of what is not there yet: the first boundary of a page, without a fallback. */
  hole: '<!--$?--><template id="B:0"></template><!--/$-->',
  /** What belongs there follows at the end of the page, with a script that would put it there. */
  late: '<div hidden id="S:0">',
  lateEnd: /<\/div>$/,
  putInPlace: '$RC("B:0","S:0")',
  filled: ['<!--$-->', '<!--/$-->'],
  /** A part of it that comes apart stands in an element that may hold it, and a script follows, which would put it in its place. */
  putPart: /<script>(?:\$RS=.{0,600}?)?\$RS\("S:([\da-f]{1,6})","P:\1"\)<\/script>/,
  holders: [
    ['<div hidden', '</div>'],
    ['<svg aria-hidden="true" style="display:none"', '</svg>'],
    ['<table hidden', '</table>'],
    ['<table hidden><tbody', '</tbody></table>'],
    ['<table hidden><tr', '</tr></table>'],
  ],
  placeOfPart: (number: string) => `<template id="P:${number}"></template>`,
  /** The beginning of the inline script that names the entry of a page which is rendered for each request. */
  entry: '(globalThis["TURBOPACK"]',
} as const;

/** What an inline script of Next.js adds to a list: the argument of its call. */
export function pushedBy(script: string): string {
  const call = '.push(';
  return script.slice(script.indexOf(call) + call.length, script.lastIndexOf(')'));
}

/** A script without comments and with short names, by the minifier of Next.js; as it is where that is not found. */
export async function minified(source: string): Promise<string> {
  try {
    const terser: Terser = createRequire(import.meta.url)('next/dist/compiled/terser');
    return (await terser.minify(source)).code ?? source;
  } catch {
    return source;
  }
}

interface Terser {
  minify(source: string): Promise<{ code?: string }>;
}
