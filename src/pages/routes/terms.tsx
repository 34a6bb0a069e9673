import { terms, termsMeta } from '../content/terms.ts';
import { LegalDocument } from '../parts/LegalDocument.tsx';
import { publicMeta } from '../public-meta.ts';

export const handle = { static: true };

export const meta = () => publicMeta(termsMeta());

export default function Terms() {
  return <LegalDocument page={terms()} />;
}
