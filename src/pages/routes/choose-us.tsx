import { chooseUsMeta } from '../content/choose-us.ts';
import { ChooseUsPage } from '../parts/ChooseUsPage.tsx';
import { publicMeta } from '../public-meta.ts';

export const handle = { static: true };

export const meta = () => publicMeta({ ...chooseUsMeta(), picture: 'choose-us' });

export default function ChooseUs() {
  return <ChooseUsPage />;
}
