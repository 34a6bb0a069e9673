import { notFound } from '../content/errors.ts';
import { screenMeta } from '../meta.ts';
import { NotFoundPage } from '../parts/TroublePage.tsx';

export const handle = { static: true };

export const meta = () => screenMeta({ title: notFound.title, description: notFound.text });

export default NotFoundPage;
