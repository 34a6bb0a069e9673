import { brandName } from '#ui';
import { notFound } from '../content/errors.ts';
import { pageMeta } from '../meta.ts';
import { NotFoundPage } from '../parts/TroublePage.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({ title: `${notFound.title} · ${brandName()}`, description: notFound.text });

export default NotFoundPage;
