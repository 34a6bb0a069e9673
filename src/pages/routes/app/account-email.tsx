import { lazyScreen } from '#ui';
import { page } from '../../content/app/new-address.ts';
import { screenMeta } from '../../meta.ts';

export const meta = () => screenMeta(page);

export default lazyScreen(() => import('../../screens/new-address.ts'));
