/** A file of its own, so that the screen comes without what else its slice shows. */
export { RefundScreen as default } from '#identity/web';
