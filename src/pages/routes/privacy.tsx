import { privacy, privacyMeta } from '../content/privacy.ts';
import { LegalDocument } from '../parts/LegalDocument.tsx';
import { publicMeta } from '../public-meta.ts';

export const handle = { static: true };

export const meta = () => publicMeta(privacyMeta());

export default function Privacy() {
  return <LegalDocument page={privacy()} />;
}
