import { ChooseUsPage } from '../parts/ChooseUsPage.tsx';

export { handle, meta } from './choose-us.tsx';

/** The page without the claims that an operator may be unable to prove; served in its place under MARKETING_CLAIMS=modest. */
export default function ModestChooseUs() {
  return <ChooseUsPage claims={false} />;
}
