export { OrderAccount } from './order-account.tsx'
export { PayTogether } from './pay-together.tsx'
export { accountsOfOrderQuery, waitingAccountsQuery } from './queries.ts'
export { WaitingAccounts } from './waiting-accounts.tsx'
