import { it } from 'vitest';
import { whyNoPostgres } from '../postgres-server.ts';

it.skip(`Tests on PostgreSQL 17: ${whyNoPostgres}`);
