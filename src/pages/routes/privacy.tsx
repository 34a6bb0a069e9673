import { privacy, privacyMeta } from '../content/privacy.ts';
import { pageMeta } from '../meta.ts';
import { LegalDocument } from '../parts/LegalDocument.tsx';

export const handle = { static: true };

export const meta = () => pageMeta(privacyMeta());

export default function Privacy() {
  return <LegalDocument page={privacy()} />;
}
