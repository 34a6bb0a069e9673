import Home, { handle, meta } from './home.tsx';

export { handle, meta };

/** The page without the claims that an operator may be unable to prove; served in its place under MARKETING_CLAIMS=modest. */
export default function ModestHome() {
  return <Home claims={false} />;
}
