import { useLocation } from 'react-router';
import { ButtonLink, Card, Notice, PageShell, useHydrated } from '#ui';
import { Connecting } from '../RequireUser.tsx';
import { newAddress } from './page-copy.ts';

/** /account/email, where the link in a new mailbox ends: says how it went, signed in here or not. */
export function NewAddressScreen() {
  const { search } = useLocation();
  // The page is made before anybody's address is known.
  if (!useHydrated()) return <Connecting />;
  const changed = new URLSearchParams(search).get('result') === 'changed';
  return (
    <PageShell width="narrow">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-3xl">{changed ? newAddress.changedHeading : newAddress.failedHeading}</h1>
        <Notice tone={changed ? 'good' : 'danger'}>
          {changed ? newAddress.changedLine : newAddress.failedLine}
        </Notice>
        <ButtonLink href="/account">{newAddress.go}</ButtonLink>
      </Card>
    </PageShell>
  );
}
