import { Outlet } from 'react-router';
import { AuthProvider } from '#identity/web';

export default function AppLayout() {
  return (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  );
}
