/** A file of its own, so that the screen comes without what else its slice shows. */
export { LoginScreen as default } from '#identity/web';
