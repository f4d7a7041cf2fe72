export { openAccount } from './propose-account.ts'
export { accountToTell, findToldAccount, type ToldAccount } from './queries-queue.ts'
