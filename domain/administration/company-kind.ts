import { words } from '../words.ts'

/** The companies that an administrator oversees; the platform itself is none of them [ADM-2]. */
export const tradingKind = words({ buyer: 'pembeli', seller: 'seller' })
export type TradingKind = keyof typeof tradingKind.names

/** The kinds of companies whose members are listed: trading companies and the platform [ADMIN-1]. */
export const membershipKind = words({ ...tradingKind.names, platform: 'platform' })

const labels: Record<TradingKind, string> = { buyer: 'Pembeli', seller: 'Seller' }

export function tradingKindLabel(kind: TradingKind): string {
  return labels[kind]
}

/** Since when a company is registered. */
export const companyAge = words({ week: '7_hari', month: '30_hari', older: 'lebih_lama' })
export type CompanyAge = keyof typeof companyAge.names
