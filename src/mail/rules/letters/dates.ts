export { southAfricanTime as letterTime } from '#kit';
