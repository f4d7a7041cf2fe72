import type { BreadcrumbEntry } from '#web/ui/layout/breadcrumb.tsx'

const home: BreadcrumbEntry = { label: 'Beranda', to: '/' }

/** The way to a page below /akun, whose own page leads to its first one [ROUTE-7]. */
export function accountCrumbs(...rest: BreadcrumbEntry[]): BreadcrumbEntry[] {
  return [home, { label: 'Akun' }, ...rest]
}

/** Breadcrumbs of a page below /transaksi [ROUTE-7]. */
export function transactionCrumbs(...rest: BreadcrumbEntry[]): BreadcrumbEntry[] {
  return [home, { label: 'Transaksi' }, ...rest]
}
