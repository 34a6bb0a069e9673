import { registerWorker } from '#device/web';
import { startCountdown } from './countdown.ts';
import { startCurrency } from './currency.ts';
import { type PageWithEarlyPress, replayEarlyPress } from './early-press.ts';
import { startManifest } from './manifest.ts';
import { startMember } from './member.ts';
import { startPageView } from './page-view.ts';
import { startPlanChoice } from './plan-choice.ts';

/** Everything that the static pages do by script; each part does nothing on a page without its elements. */
startCountdown(document);
startCurrency(document);
startPlanChoice(document);
startMember(document);
startPageView(document);
startManifest(document);
replayEarlyPress(window as PageWithEarlyPress);
registerWorker();

// What only works by script is kept invisible (with its place reserved) until now.
for (const element of document.querySelectorAll('[data-needs-script]')) element.classList.remove('invisible');
