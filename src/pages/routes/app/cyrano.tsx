import { lazyScreen } from '#ui';
import { appPages } from '../../content/app.ts';
import { aboveKeyboard, pageMeta } from '../../meta.ts';

export const meta = () => [...pageMeta(appPages.chat()), aboveKeyboard];

export default lazyScreen(() => import('../../screens/cyrano.ts'));
