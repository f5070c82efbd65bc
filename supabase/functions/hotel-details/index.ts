import { onlyFromSite } from '../_shared/only-from-site.ts';
import { handler } from './handler.ts';

Deno.serve(onlyFromSite(handler));
