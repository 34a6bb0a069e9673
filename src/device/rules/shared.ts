/** A picture on its way from another app to Cyrano's screen. */
export interface SharedPicture {
  name: string;
  /** `data:image/…;base64,…` */
  dataUrl: string;
}

/** What another app shared, as it waits in the tab's session storage until Cyrano takes it. */
export interface Shared {
  text: string;
  pictures: readonly SharedPicture[];
  /** Pictures that were too large or too many to be taken along. */
  leftOut: number;
}

/** More than any message that Cyrano takes: the screen says itself how long a message may be. */
const TEXT_MAX_CHARACTERS = 20_000;
const PICTURES_AT_MOST = 4;
/** Of all pictures together. As base64 they take a third more, and browsers keep 5 to 10 MB for a tab. */
const PICTURES_MAX_BYTES = 3_000_000;

/** The fields of the form that a browser sends for an app that shares. */
export interface SharedFields {
  title: string;
  text: string;
  url: string;
}

/** The message in what was shared: the text, else the link, else the title, which is often the name of the other app. */
export function sharedText({ title, text, url }: SharedFields): string {
  const message = [text, url, title].map((each) => each.trim()).find((each) => each !== '') ?? '';
  return message.slice(0, TEXT_MAX_CHARACTERS);
}

/** The first pictures that can be taken along; files of another kind do not count. */
export function picturesTaken<Picture extends { type: string; size: number }>(
  files: readonly Picture[],
): { taken: Picture[]; leftOut: number } {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const taken: Picture[] = [];
  let bytes = 0;
  for (const picture of pictures) {
    if (taken.length === PICTURES_AT_MOST || bytes + picture.size > PICTURES_MAX_BYTES) continue;
    bytes += picture.size;
    taken.push(picture);
  }
  return { taken, leftOut: pictures.length - taken.length };
}

/** What waits in the storage, whatever stands there; null where nothing does. */
export function sharedOf(value: unknown): Shared | null {
  const given = value as Partial<Record<keyof Shared, unknown>> | null;
  if (typeof given !== 'object' || given === null || typeof given.text !== 'string') return null;
  const pictures = (Array.isArray(given.pictures) ? given.pictures : []).filter(
    (picture): picture is SharedPicture =>
      typeof picture?.name === 'string' && String(picture?.dataUrl).startsWith('data:image/'),
  );
  const leftOut = typeof given.leftOut === 'number' ? given.leftOut : 0;
  if (given.text === '' && pictures.length === 0 && leftOut === 0) return null;
  return { text: given.text, pictures, leftOut };
}
