import type { SharedPicture } from '../rules/index.ts';

/** The picture as a file, as if it had been chosen here. */
export function sharedFile({ name, dataUrl }: SharedPicture): File {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;]*)/.exec(head)?.[1] ?? 'image/png' });
}
