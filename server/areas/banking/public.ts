export { openAccount } from './open-account.ts'
export { accountToTell, findToldAccount, type ToldAccount } from './queries-told.ts'
