/** Spec section 5: at least 6 characters. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;
/** Raised whenever /terms changes in substance; stored with each acceptance. */
export const TERMS_VERSION = '2024-03';
