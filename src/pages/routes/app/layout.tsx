import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageViews } from '#analytics/web';
import { AuthProvider } from '#identity/web';
import { Spinner } from '#ui';
import { loading } from '../../content/errors.ts';
import { useRouteDeadline } from '../../parts/route-deadline.ts';

/** Shown only while a screen's script is on its way from another screen: the first one stands in the page already. */
function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={loading} />
    </main>
  );
}

export default function AppLayout() {
  useRouteDeadline();
  return (
    <AuthProvider>
      <PageViews />
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </AuthProvider>
  );
}
