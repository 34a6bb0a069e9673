import { lazyScreen } from '#ui';
import { page } from '../../content/app/reminders.ts';
import { screenMeta } from '../../meta.ts';

export const meta = () => screenMeta(page);

export default lazyScreen(() => import('../../screens/reminders.ts'));
