export { southAfricanDay as letterDay, southAfricanTime as letterTime } from '#kit';
