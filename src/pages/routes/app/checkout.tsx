import { lazyScreen } from '#ui';
import '../../../checkout/web/signs.css';
import { page } from '../../content/app/checkout.ts';
import { screenMeta } from '../../meta.ts';

export const meta = () => screenMeta(page);

export default lazyScreen(() => import('../../screens/checkout.ts'));
