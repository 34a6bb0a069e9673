import { lazyScreen } from '#ui';
import { page } from '../../content/app/undo-deletion.ts';
import { screenMeta } from '../../meta.ts';

export const meta = () => screenMeta(page);

export default lazyScreen(() => import('../../screens/undo-deletion.ts'));
