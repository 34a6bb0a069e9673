import { lazyScreen } from '#ui';
import { aboveKeyboard } from '../../above-keyboard.ts';
import { page } from '../../content/app/chat.ts';
import { screenMeta } from '../../meta.ts';

export const meta = () => [...screenMeta(page), aboveKeyboard];

export default lazyScreen(() => import('../../screens/chat.ts'));
