/** A file of its own, so that the screen comes without what else its slice shows. */
export { ReceiptScreen as default } from '#identity/web';
