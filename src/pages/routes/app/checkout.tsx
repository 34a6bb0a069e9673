import { lazyScreen } from '#ui';
import '../../../checkout/web/signs.css';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => pageMeta(appPages.checkout());

export default lazyScreen(() => import('../../screens/checkout.ts'));
