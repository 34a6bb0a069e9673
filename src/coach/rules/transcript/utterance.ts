/** One message as it was found; `name` is null where nothing says who spoke. */
export interface Utterance {
  name: string | null;
  text: string;
}
