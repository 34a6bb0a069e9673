import { LoginScreen } from '#identity/web';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => pageMeta(appPages.login());

export default LoginScreen;
