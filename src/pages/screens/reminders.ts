/** A file of its own, so that the screen comes without what else its slice shows. */
export { RemindersOffScreen as default } from '#identity/web';
