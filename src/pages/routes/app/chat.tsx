import { lazyScreen } from '#ui';
import { aboveKeyboard } from '../../above-keyboard.ts';
import { appPages } from '../../content/app.ts';
import { pageMeta } from '../../meta.ts';

export const meta = () => [...pageMeta(appPages.chat()), aboveKeyboard];

export default lazyScreen(() => import('../../screens/chat.ts'));
