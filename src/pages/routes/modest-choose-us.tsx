import ChooseUs, { handle, meta } from './choose-us.tsx';

export { handle, meta };

/** The page without the claims that an operator may be unable to prove; served in its place under MARKETING_CLAIMS=modest. */
export default function ModestChooseUs() {
  return <ChooseUs claims={false} />;
}
