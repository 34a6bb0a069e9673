import { lazyScreen } from '#ui';
import '../../../identity/web/login/login-scene.css';
import { page } from '../../content/app/login.ts';
import { screenMeta } from '../../meta.ts';

export const meta = () => screenMeta(page);

export default lazyScreen(() => import('../../screens/login.ts'));
