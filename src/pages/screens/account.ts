/** A file of its own, so that the screen comes without what else its slice shows. */
export { AccountScreen as default } from '#identity/web';
