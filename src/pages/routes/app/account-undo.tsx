import { lazyScreen } from '#ui';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => pageMeta(appPages.undoDeletion());

export default lazyScreen(() => import('../../screens/undo-deletion.ts'));
