export { openAccount } from './propose-account.ts'
export { type AccountToPay, accountToPayId, findAccountToPay } from './queries-queue.ts'
