/** A file of its own, so that the screen comes without what else its slice shows. */
export { SuccessScreen as default } from '#checkout/web';
