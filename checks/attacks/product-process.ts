/**
 * The product as a process of its own, with time limits short enough for a test.
 * `product-process.ts <build folder> <JSON of some connection limits>`, settings from the environment.
 */

import { connectionLimits } from '../../src/server/connection-limits.ts';
import { composeProduct } from '../../src/server/product.ts';
import { openListeners } from '../../src/server/product-listeners.ts';
import { readSettings } from '../../src/server/settings.ts';

const [, , buildFolder = '', limits = '{}'] = process.argv;
const read = readSettings(process.env);
if (!read.ok) throw new Error(read.faults.join('\n'));
const product = await composeProduct(read.settings, buildFolder);
const closeListeners = await openListeners(product, read.settings, {
  ...connectionLimits(),
  ...(JSON.parse(limits) as object),
});
process.once('SIGTERM', async () => {
  await closeListeners();
  await product.close();
  process.exit(0);
});
process.stdout.write('ready\n');
