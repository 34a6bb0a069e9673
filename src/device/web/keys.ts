/**
 * What the product keeps on this device, by its names in the browser's storage. A file that imports nothing: the sign-in needs it, and
 * whatever stood behind it would be loaded there too.
 */

/** The key in the session storage of a tab: what another app shared, until Cyrano takes it. */
export const SHARED_KEY = 'sharedMessage';

/**
 * The key in the local storage that says that there is a copy for reading offline, and the name of the database that holds it: whoever
 * clears the one deletes the other.
 */
export const OFFLINE_COPY_KEY = 'offlineCopy';
