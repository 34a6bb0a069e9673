/** The service worker's script. It is never renamed: browsers look here for the next release. */
export const WORKER_PATH = '/sw.js';

/** The page that is shown in the place of one that cannot be fetched. */
export const OFFLINE_PATH = '/offline';

/** Where other apps send what is shared, by POST; the service worker takes it, so that no server sees it. */
export const SHARE_PATH = '/cyrano';
