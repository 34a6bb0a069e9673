import { expect, it } from 'vitest';
import { sharedFile } from './shared-file.ts';

it('a picture comes out as it went in', async () => {
  const file = sharedFile({ name: 'chat.png', dataUrl: 'data:image/png;base64,AQID' });
  expect([file.name, file.type]).toEqual(['chat.png', 'image/png']);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3]);
});
