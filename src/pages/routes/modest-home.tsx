import { HomePage } from '../parts/HomePage.tsx';

export { handle, meta } from './home.tsx';

/** The page without the claims that an operator may be unable to prove; served in its place under MARKETING_CLAIMS=modest. */
export default function ModestHome() {
  return <HomePage claims={false} />;
}
