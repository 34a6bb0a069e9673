import { lazyScreen } from '#ui';
import '../../../identity/web/login/login-scene.css';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => pageMeta(appPages.login());

export default lazyScreen(() => import('../../screens/login.ts'));
