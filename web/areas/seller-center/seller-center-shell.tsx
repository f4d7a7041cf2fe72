import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ACCOUNTS_PATH } from '#domain/bank-accounts/notice.ts'
import { SELLER_CHAT_PATH } from '#web/areas/chat/public.ts'
import { SALE_CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { IMPORTS_PATH } from '#web/areas/imports/public.ts'
import { INBOX_PATH } from '#web/areas/negotiations/public.ts'
import { PRICES_PATH } from '#web/areas/prices/public.ts'
import { OWN_DOCUMENTS_PATH } from '#web/areas/product-documents/public.ts'
import { DEBTS_PATH } from '#web/areas/receivables/public.ts'
import { SHOP_VOUCHERS_PATH } from '#web/areas/seller-vouchers/public.ts'
import { CenterFrame } from '#web/areas/shell/center-frame.tsx'
import { STOCKS_PATH } from '#web/areas/stock/public.ts'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { TAX_PATH } from '#web/areas/tax/public.ts'
import type { SideNavEntry } from '#web/ui/layout/side-nav.tsx'
import {
  OWN_PRODUCTS_PATH,
  REPORTS_PATH,
  SALES_PATH,
  SELLER_CENTER_PATH,
  SETTINGS_PATH,
  SHOWCASES_PATH,
  TEAM_PATH,
} from './paths.ts'

interface Props {
  companyName: string
  /** Number of orders waiting for the member's step. */
  waiting: number
  /** Number of claims waiting for the seller. */
  claims: number
  /** Number of negotiations waiting for an answer; null when the role may not see them. */
  negotiations: number | null
  /** Number of conversations with unread messages; null when the role may not see them. */
  unread: number | null
  /** Number of subscription requests waiting; null when the role may not see customers. */
  requests: number | null
  /** Number of documents that buyers ask for; null when the role may not answer. */
  documents: number | null
  /** Whether the role may see the seller's products. */
  products: boolean
  /** Whether the role decides for the shop. */
  settings: boolean
  /** Whether the role may see and change prices. */
  prices: boolean
  /** Whether the role may see vouchers of the shop. */
  vouchers: boolean
  /** Whether the role may see where the shop is paid. */
  accounts: boolean
  /** Whether the role may see what customers owe. */
  payments: boolean
  /** Whether the role keeps its faktur pajak. */
  tax: boolean
  /** Whether there are figures of the shop that the role may see. */
  reports: boolean
  /** Whether the role may change them by files. */
  imports: boolean
  logo: ReactNode
  /** At the end of the top bar: bell, account menu. */
  account: ReactNode
  children: ReactNode
}

/** The frame of the seller's pages [SELLER-1]. */
export function SellerCenterShell({ companyName, logo, account, children, ...counts }: Props) {
  const { pathname } = useLocation()
  return (
    <CenterFrame
      title="Pusat Seller"
      entries={entries(pathname, counts)}
      companyName={companyName}
      logo={logo}
      account={account}
    >
      {children}
    </CenterFrame>
  )
}

function entries(
  pathname: string,
  {
    waiting,
    claims,
    negotiations,
    unread,
    requests,
    documents,
    products,
    settings,
    prices,
    imports,
    vouchers,
    accounts,
    payments,
    tax,
    reports,
  }: Pick<
    Props,
    | 'waiting'
    | 'claims'
    | 'negotiations'
    | 'unread'
    | 'requests'
    | 'documents'
    | 'products'
    | 'settings'
    | 'prices'
    | 'imports'
    | 'vouchers'
    | 'accounts'
    | 'payments'
    | 'tax'
    | 'reports'
  >,
): SideNavEntry[] {
  const inSales = pathname.startsWith(SALES_PATH)
  const inInbox = pathname.startsWith(INBOX_PATH)
  const inCustomers = pathname.startsWith(CUSTOMERS_PATH)
  const inProducts = pathname.startsWith(OWN_PRODUCTS_PATH)
  const inShowcases = pathname.startsWith(SHOWCASES_PATH)
  const inSettings = pathname.startsWith(SETTINGS_PATH)
  const inPrices = pathname.startsWith(PRICES_PATH)
  const inStocks = pathname.startsWith(STOCKS_PATH)
  const inDocuments = pathname.startsWith(OWN_DOCUMENTS_PATH)
  const inToday = pathname.replace(/\/$/, '') === SELLER_CENTER_PATH
  const inChat = pathname.startsWith(SELLER_CHAT_PATH)
  return [
    { label: 'Hari ini', to: SELLER_CENTER_PATH, icon: 'calendar', current: inToday },
    ...(negotiations === null
      ? []
      : [{ label: 'Nego', to: INBOX_PATH, icon: 'handshake' as const, count: negotiations, current: inInbox }]),
    ...(unread === null
      ? []
      : [{ label: 'Chat', to: SELLER_CHAT_PATH, icon: 'chat' as const, count: unread, current: inChat }]),
    { label: 'Pesanan', to: SALES_PATH, icon: 'box', count: waiting, current: inSales },
    {
      label: 'Klaim',
      to: SALE_CLAIMS_PATH,
      icon: 'shield',
      count: claims,
      current: pathname.startsWith(SALE_CLAIMS_PATH),
    },
    ...(products ? [{ label: 'Produk', to: OWN_PRODUCTS_PATH, icon: 'tag' as const, current: inProducts }] : []),
    ...(prices ? [{ label: 'Harga', to: PRICES_PATH, icon: 'coins' as const, current: inPrices }] : []),
    ...(vouchers
      ? [
          {
            label: 'Voucher toko',
            to: SHOP_VOUCHERS_PATH,
            icon: 'star' as const,
            current: pathname.startsWith(SHOP_VOUCHERS_PATH),
          },
        ]
      : []),
    ...(products ? [{ label: 'Etalase', to: SHOWCASES_PATH, icon: 'store' as const, current: inShowcases }] : []),
    ...(products ? [{ label: 'Stok dan lot', to: STOCKS_PATH, icon: 'table' as const, current: inStocks }] : []),
    ...(imports
      ? [
          {
            label: 'Impor & ekspor',
            to: IMPORTS_PATH,
            icon: 'upload' as const,
            current: pathname.startsWith(IMPORTS_PATH),
          },
        ]
      : []),
    ...(documents === null
      ? []
      : [
          {
            label: 'Dokumen',
            to: OWN_DOCUMENTS_PATH,
            icon: 'document' as const,
            count: documents,
            current: inDocuments,
          },
        ]),
    ...(requests === null
      ? []
      : [{ label: 'Langganan', to: CUSTOMERS_PATH, icon: 'users' as const, count: requests, current: inCustomers }]),
    ...(payments
      ? [{ label: 'Piutang', to: DEBTS_PATH, icon: 'coins' as const, current: pathname.startsWith(DEBTS_PATH) }]
      : []),
    ...(accounts
      ? [{ label: 'Rekening', to: ACCOUNTS_PATH, icon: 'card' as const, current: pathname.startsWith(ACCOUNTS_PATH) }]
      : []),
    ...(tax
      ? [{ label: 'Pajak', to: TAX_PATH, icon: 'document' as const, current: pathname.startsWith(TAX_PATH) }]
      : []),
    ...(reports
      ? [{ label: 'Laporan', to: REPORTS_PATH, icon: 'chart' as const, current: pathname.startsWith(REPORTS_PATH) }]
      : []),
    { label: 'Tim', to: TEAM_PATH, icon: 'user', current: pathname.startsWith(TEAM_PATH) },
    ...(settings ? [{ label: 'Pengaturan', to: SETTINGS_PATH, icon: 'settings' as const, current: inSettings }] : []),
  ]
}
