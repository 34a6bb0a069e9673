import { terms, termsMeta } from '../content/terms.ts';
import { pageMeta } from '../meta.ts';
import { LegalDocument } from '../parts/LegalDocument.tsx';

export const handle = { static: true };

export const meta = () => pageMeta(termsMeta());

export default function Terms() {
  return <LegalDocument page={terms()} />;
}
