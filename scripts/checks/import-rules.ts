/** "Who may import whom" of docs/architecture.md, one entry per sentence. */
import type { ImportEdge, ImportGraph, SourceModule } from './import-graph.ts';

interface ImportRule {
  name: string;
  because: string;
  isBroken: (edge: ImportEdge, graph: ImportGraph) => boolean;
}

export interface ImportViolation {
  rule: string;
  because: string;
  edge: ImportEdge;
}

/** What a booking is: rows, states, money, flights in force. A room of its own, below the features. */
const bookingModel = 'bookings/model';
/** Which holidays are on sale, which search engines, shared links and pages must agree on. */
const holidaysOnSale = 'packages/on-sale';
/** Which articles the blog shows, for the same reason. */
const articlesShown = 'blog/shown';
/** The words of a destination, which the site map and the guide for programs show, too. */
const destinationsShown = 'destinations/shown';
const sharedRooms = [bookingModel, holidaysOnSale, articlesShown, destinationsShown];
/** The numbers of Karam Club are shown wherever something earns points. */
const sharedAgency = ['company', 'club'];
const sharedLib = new Set([
  ...sharedAgency,
  'supabase',
  'seo',
  'analytics',
  'i18n',
  'security',
  'routes',
  'search',
  ...sharedRooms,
]);
/** How the terms of a flight are said, by every feature that shows one. */
const flightTerms = 'flights/terms';
const sharedComponents = new Set(['ui', 'layout', flightTerms]);
/** Folders without domain words, which everything may import, like the files directly in lib. */
const libBase = new Set(['browser', 'mail-transport', 'network', 'state', 'storage', 'text', 'time']);
/** Mail, with its PDFs, and the kinds of published content combine features, like a page; a product of the booking kernel uses the feature it sells. */
const isComposed = (path: string) => /^lib\/(?:mail|content)\//.test(path) || isBookingProduct(path);
const isBookingProduct = (path: string) => /^(lib|components)\/bookings\/products\//.test(path);
/** Files of one product, as opposed to the registries beside the folders. */
const isOfOneProduct = (path: string) => isBookingProduct(path) && path.split('/').length > 4;

const isProduct = (path: string) => /^(app|components|lib|content)\//.test(path) || /^(middleware|instrumentation)/.test(path);
const isTooling = (path: string) => /^(art|scripts|tests)\//.test(path);
const isFunction = (path: string) => path.startsWith('supabase/functions/');
const isContract = (path: string) => path.startsWith('supabase/functions/_shared/contracts/');
const isExchangeRate = (path: string) => path.startsWith('supabase/functions/_shared/exchange-rates/');
/** Code that functions and site server share for their common secret. */
const isSharedSecret = (path: string) =>
  /^supabase\/functions\/_shared\/(offer-signature|only-from-site|markup\/sealed-markup)\.ts$/.test(path);
const isServerFile = (path: string) => /(^|\/)(queries\.ts$|suppliers\/)|^lib\/supabase\/(server|admin)\.ts$/.test(path);

/** Feature below `root`: `flights` for components/flights/form.tsx; null for a file elsewhere, directly in `root`, or in the base of lib. */
function featureIn(root: 'components' | 'lib', path: string): string | null {
  const [first, folder, file] = path.split('/');
  if (first !== root || !folder || !file) return null;
  const room = `${folder}/${file}`;
  if (root === 'lib' ? sharedRooms.includes(room) : room === flightTerms) return room;
  return root === 'lib' && libBase.has(folder) ? null : folder;
}

const isLibBase = (path: string) => path.startsWith('lib/') && featureIn('lib', path) === null;

function isServerOnly(path: string, graph: ImportGraph): boolean {
  return isServerFile(path) || graph.modules.get(path)?.isServerOnly === true;
}

/** A folder of lib or of the functions' shared code: `lib/mail` for lib/mail/pdf/sheet.ts; null for a file elsewhere. */
function roomOf(path: string): string | null {
  const inLib = /^lib\/(?:bookings\/model|packages\/on-sale|blog\/shown|[^/]+)(?=\/)/.exec(path);
  return (inLib ?? /^supabase\/functions\/_shared\/[^/]+/.exec(path))?.[0] ?? null;
}

const roomPairs = new WeakMap<ImportGraph, ReadonlySet<string>>();

/** `a b` for each room a that imports room b. */
function pairsOf(graph: ImportGraph): ReadonlySet<string> {
  const pairs =
    roomPairs.get(graph) ??
    new Set(graph.edges.flatMap(({ kind, from, target }) => (kind === 'file' ? [`${roomOf(from.path)} ${roomOf(target)}`] : [])));
  roomPairs.set(graph, pairs);
  return pairs;
}

function isMutual({ from, target }: ImportEdge, graph: ImportGraph): boolean {
  const [here, there] = [roomOf(from.path), roomOf(target)];
  return here !== null && there !== null && here !== there && pairsOf(graph).has(`${there} ${here}`);
}

/** A rule about an import of one of our own files. */
function fileRule(
  name: string,
  because: string,
  isBroken: (from: string, to: string, edge: ImportEdge, graph: ImportGraph) => boolean,
): ImportRule {
  return {
    name,
    because,
    isBroken: (edge, graph) => edge.kind === 'file' && isBroken(edge.from.path, edge.target, edge, graph),
  };
}

export const importRules: ImportRule[] = [
  {
    name: 'resolvable',
    because: 'an import that leads nowhere, or to a package missing from package.json, would pass every other rule',
    isBroken: (edge) => edge.kind === 'unresolved' && !(isFunction(edge.from.path) && /^(npm|jsr):/.test(edge.specifier)),
  },
  {
    name: 'no-development-package-in-the-product',
    because: 'what runs for visitors comes from dependencies',
    isBroken: (edge, { devDependencies }) =>
      edge.kind === 'package' && !edge.isTypeOnly && isProduct(edge.from.path) && devDependencies.has(edge.target),
  },
  fileRule('nothing-imports-app', 'a page composes, nothing is composed of pages', (from, to) => {
    return to.startsWith('app/') && !from.startsWith('app/') && !isTooling(from);
  }),
  fileRule('product-apart-from-tooling', 'scripts, tests and the embedded backend are not shipped', (from, to) => {
    return (isProduct(from) || isFunction(from)) && (isTooling(to) || to.startsWith('supabase/local/'));
  }),
  fileRule('component-features-apart', 'features do not import each other: a page composes them', (from, to) => {
    const [here, there] = [featureIn('components', from), featureIn('components', to)];
    const isApart = here !== null && there !== null && here !== there && !isBookingProduct(from);
    return isApart && !sharedComponents.has(here) && !sharedComponents.has(there);
  }),
  fileRule('ui-knows-no-domain', 'components/ui stands on itself and the base of lib', (from, to) => {
    const isAllowed = featureIn('components', to) === 'ui' || isLibBase(to) || featureIn('lib', to) === 'i18n';
    return featureIn('components', from) === 'ui' && !isAllowed;
  }),
  fileRule('layout-knows-no-feature', 'header and footer frame every feature and know none', (from, to) => {
    const [component, lib] = [featureIn('components', to), featureIn('lib', to)];
    const isFeature = (component !== null && !sharedComponents.has(component)) || (lib !== null && !sharedLib.has(lib));
    return featureIn('components', from) === 'layout' && isFeature;
  }),
  fileRule('components-stay-off-the-server', 'data reaches a component as props', (from, to, _edge, graph) => {
    return from.startsWith('components/') && isServerOnly(to, graph);
  }),
  fileRule('lib-imports-no-component', 'lib is below components', (from, to) => {
    return from.startsWith('lib/') && to.startsWith('components/');
  }),
  fileRule('lib-features-apart', 'features do not import each other: move the shared piece down', (from, to) => {
    const [here, there] = [featureIn('lib', from), featureIn('lib', to)];
    const isRegistry = isBookingProduct(to) && !isOfOneProduct(to);
    return here !== null && there !== null && here !== there && !isComposed(from) && !sharedLib.has(there) && !isRegistry;
  }),
  fileRule(
    'products-only-by-registry',
    'the kernel, desk, mail and dashboard take any product: only a page may name one',
    (from, to) => {
      return /^(lib|components)\//.test(from) && !isBookingProduct(from) && isOfOneProduct(to);
    },
  ),
  fileRule('lib-base-on-its-own', 'the base of lib has no domain words and imports nothing above it', (from, to) => {
    return isLibBase(from) && !isLibBase(to);
  }),
  fileRule('content-is-data', 'content imports types, and other content', (from, to, { isTypeOnly }) => {
    return from.startsWith('content/') && !isTypeOnly && !to.startsWith('content/');
  }),
  fileRule('functions-self-contained', 'an Edge Function is deployed without the rest of the project', (from, to) => {
    return isFunction(from) && !isFunction(to);
  }),
  fileRule('functions-name-the-ending', 'Deno and Node add no ending: without it no function loads', (from, _to, edge) => {
    return isFunction(from) && !/\.(?:ts|json)$/.test(edge.specifier);
  }),
  fileRule(
    'functions-only-by-contract',
    'the app may import only contracts and exchange rates; lib also the seal of an offer, the markup in it, and the check that the site asks',
    (from, to) => {
      const isKnown = isContract(to) || isExchangeRate(to) || (isSharedSecret(to) && from.startsWith('lib/'));
      return isProduct(from) && isFunction(to) && !isKnown;
    },
  ),
  {
    name: 'client-imports-no-server-file',
    because: 'a client file ships to the browser with all it imports',
    isBroken: (edge, graph) => {
      if (!edge.from.isClient || edge.isTypeOnly) return false;
      return (
        edge.kind === 'builtin' || edge.target === 'server-only' || (edge.kind === 'file' && isServerOnly(edge.target, graph))
      );
    },
  },
  {
    name: 'rooms-one-way',
    because: 'two folders that import each other are one folder, or hide a third below both',
    isBroken: (edge, graph) => edge.kind === 'file' && isMutual(edge, graph),
  },
  {
    name: 'no-cycles',
    because: 'files that need each other, if only for a type, are one file, or hide a third',
    isBroken: (edge, graph) => edge.kind === 'file' && leadsBack(edge, graph),
  },
];

/** Whether the target of `edge` imports its source, directly or indirectly. */
function leadsBack(edge: ImportEdge, { modules }: ImportGraph): boolean {
  const seen = new Set<string>();
  const pending: (SourceModule | undefined)[] = [modules.get(edge.target)];
  for (let module = pending.pop(); module; module = pending.pop()) {
    if (module === edge.from) return true;
    for (const next of module.imports) {
      if (next.kind !== 'file' || seen.has(next.target)) continue;
      seen.add(next.target);
      const target = modules.get(next.target);
      if (target) pending.push(target);
    }
  }
  return false;
}

export function findImportViolations(graph: ImportGraph): ImportViolation[] {
  return graph.edges.flatMap((edge) =>
    importRules.filter((rule) => rule.isBroken(edge, graph)).map(({ name, because }) => ({ rule: name, because, edge })),
  );
}
