import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { SELLER_CHAT_PATH } from '#web/areas/chat/public.ts'
import { INBOX_PATH } from '#web/areas/negotiations/public.ts'
import { OWN_DOCUMENTS_PATH } from '#web/areas/papers/public.ts'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { SideNav, type SideNavEntry } from '#web/ui/layout/side-nav.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { OWN_PRODUCTS_PATH, SALES_PATH, SELLER_CENTER_PATH } from './paths.ts'

interface Props {
  companyName: string
  /** Number of orders waiting for the member's step. */
  waiting: number
  /** Number of negotiations waiting for an answer; null when the role may not see them. */
  negotiations: number | null
  /** Number of conversations with unread messages; null when the role may not see them. */
  unread: number | null
  /** Number of subscription requests waiting; null when the role may not see customers. */
  requests: number | null
  /** Number of documents that buyers ask for; null when the role may not answer. */
  documents: number | null
  logo: ReactNode
  /** At the end of the top bar: bell, account menu. */
  account: ReactNode
  children: ReactNode
}

/** The frame of the seller's pages: navigation at the side, account at the top [SELLER-1]. */
export function SellerCenterShell({ companyName, logo, account, children, ...counts }: Props) {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] print:block">
      <a
        href="#isi"
        className="sr-only focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-50 focus:rounded-field focus:bg-paper focus:px-4 focus:py-2"
      >
        Langsung ke isi
      </a>
      <aside
        aria-label="Bilah samping"
        data-print="hide"
        className="flex flex-col border-line bg-paper max-lg:border-b lg:sticky lg:top-0 lg:row-span-2 lg:h-dvh lg:overflow-y-auto lg:border-e lg:px-3.5 lg:py-4"
      >
        <div className="px-2 max-lg:hidden">{logo}</div>
        <p className="px-3 pb-2 pt-6 text-xs font-semibold text-mute max-lg:hidden">Pusat Seller</p>
        <SideNav label="Pusat Seller" entries={entries(pathname, counts)} className="max-lg:px-3 max-lg:py-1.5" />
        <Link
          to="/"
          className="mt-auto flex h-10 items-center gap-3 rounded-control px-3 text-sm font-medium text-mute hover:bg-ink/4 hover:text-ink max-lg:hidden"
        >
          <Icon name="arrow-left" size={18} />
          Kembali ke toko
        </Link>
      </aside>
      <header
        data-print="hide"
        className="flex h-15 items-center gap-3 border-b border-line bg-paper px-4 max-lg:order-first md:px-6"
      >
        <div className="lg:hidden">{logo}</div>
        <p className="min-w-0 truncate font-semibold xl:sr-only">{companyName}</p>
        <div className="ms-auto flex items-center gap-1">{account}</div>
      </header>
      <div id="isi" className="min-w-0">
        {children}
      </div>
    </div>
  )
}

function entries(
  pathname: string,
  {
    waiting,
    negotiations,
    unread,
    requests,
    documents,
  }: Pick<Props, 'waiting' | 'negotiations' | 'unread' | 'requests' | 'documents'>,
): SideNavEntry[] {
  const inSales = pathname.startsWith(SALES_PATH)
  const inInbox = pathname.startsWith(INBOX_PATH)
  const inCustomers = pathname.startsWith(CUSTOMERS_PATH)
  const inProducts = pathname.startsWith(OWN_PRODUCTS_PATH)
  const inDocuments = pathname.startsWith(OWN_DOCUMENTS_PATH)
  const inSummary = pathname.replace(/\/$/, '') === SELLER_CENTER_PATH
  const inChat = pathname.startsWith(SELLER_CHAT_PATH)
  return [
    { label: 'Ringkasan', to: SELLER_CENTER_PATH, icon: 'chart', current: inSummary },
    ...(negotiations === null
      ? []
      : [{ label: 'Nego', to: INBOX_PATH, icon: 'handshake' as const, count: negotiations, current: inInbox }]),
    ...(unread === null
      ? []
      : [{ label: 'Chat', to: SELLER_CHAT_PATH, icon: 'chat' as const, count: unread, current: inChat }]),
    { label: 'Pesanan', to: SALES_PATH, icon: 'box', count: waiting, current: inSales },
    { label: 'Produk', to: OWN_PRODUCTS_PATH, icon: 'tag', current: inProducts },
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
  ]
}
