import { Hono } from 'hono';
import { wirePlans } from '#plans';

/** `GET /api/plans`: the catalogue, to anyone. */
export const plansRoutes = () => new Hono().get('/', (c) => c.json(wirePlans(), 200));
