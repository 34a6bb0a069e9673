/** How long the list of 300 people takes to stand on a phone's screen after its button is pressed. */
import type { Page } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import { PEOPLE, type Place, see } from './place.ts';

const LIMIT_MS = 100;
const ROUNDS = 7;

/**
 * Runs in the page. Presses a button and waits for the frame in which a list has rows.
 *
 * @returns ms from the press to that frame's end
 */
function pressAndWait({ button, row }: { button: string; row: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const pressed = [...document.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').startsWith(button),
    );
    if (!pressed) return reject(new Error(`no button ${button}`));
    const began = performance.now();
    const look = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (document.querySelector(row)) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      port2.postMessage(null);
    };
    pressed.click();
    requestAnimationFrame(look);
  });
}

const BARE = `<button>Open</button><ul id="list"></ul><script>
  document.querySelector('button').onclick = () => {
    document.getElementById('list').innerHTML = Array.from({ length: ${PEOPLE} }, (_, i) => '<li><button>Person ' + i + '</button></li>').join('');
  };
</script>`;

async function closed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await see(page.getByRole('dialog')).toHaveCount(0);
}

export async function measurePeople(place: Place): Promise<Figure[]> {
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await place.openBare(BARE, 'phone');
    bare.push(await page.evaluate(pressAndWait, { button: 'Open', row: '#list li:nth-child(20)' }));
    await page.context().close();
  }
  const rows = { button: 'People:', row: 'ul[aria-label="People"] li:nth-child(20)' };
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await place.open('/cyrano', 'phone');
    await see(page.getByRole('button', { name: /^People:/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    first.push(await page.evaluate(pressAndWait, rows));
    await see(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(PEOPLE + 1);
    await closed(page);
    later.push(await page.evaluate(pressAndWait, rows));
    await page.context().close();
  }
  return [
    {
      what: `list of ${PEOPLE} people opens, median`,
      value: median(later),
      unit: 'ms',
      limit: LIMIT_MS,
      bare: median(bare),
    },
    {
      what: 'the same for the first time, its script and the people fetched',
      value: median(first),
      unit: 'ms',
      limit: LIMIT_MS,
    },
  ];
}
