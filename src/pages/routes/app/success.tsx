import { SuccessScreen } from '#checkout/web';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => pageMeta(appPages.success());

export default SuccessScreen;
