import { CyranoScreen } from '#chat/web';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => pageMeta(appPages.chat());

export default CyranoScreen;
