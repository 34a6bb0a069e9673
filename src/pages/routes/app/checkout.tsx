import { CheckoutScreen } from '#checkout/web';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => pageMeta(appPages.checkout());

export default CheckoutScreen;
