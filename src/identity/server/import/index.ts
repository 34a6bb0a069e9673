export { passwordCheck, renewOldHash } from './check-password.ts';
export { keepHashConfig, resealHashConfigs } from './hash-configs.ts';
export { type ImportUsersOptions, importUsers, type UserOutcome } from './import-users.ts';
