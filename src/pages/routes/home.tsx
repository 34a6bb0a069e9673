import { landingMeta } from '../content/landing.ts';
import { HomePage } from '../parts/HomePage.tsx';
import { publicMeta } from '../public-meta.ts';

export const handle = { static: true };

export const meta = () => publicMeta(landingMeta());

export default function Home() {
  return <HomePage />;
}
