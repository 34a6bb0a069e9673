import { lazyScreen } from '#ui';
import { page } from '../../content/app/refund.ts';
import { screenMeta } from '../../meta.ts';

export const meta = () => screenMeta(page);

export default lazyScreen(() => import('../../screens/refund.ts'));
