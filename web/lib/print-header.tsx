import { type ReactNode, useSyncExternalStore } from 'react'
import { serverNow } from './api/server-clock.ts'
import { formatDate } from './dates.ts'
import { useViewer } from './viewer.ts'

/** A header for the printed page, where the site's header is missing. */
export function PrintHeader({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 hidden border-b border-line-strong pb-2 print:block">
      <strong>Sentra Bahan</strong> · {children}
    </p>
  )
}

/** The print header of a company's page on a day: 'Keranjang untuk PT Contoh, 28 Nov 2026'. */
export function CompanyPrintHeader({ what, more }: { what: string; more?: string | false }) {
  const company = useViewer().company?.name
  return (
    <PrintHeader>
      {what}
      {company && ` untuk ${company}`}, <PrintedDay />
      {more && ` · ${more}`}
    </PrintHeader>
  )
}

/** The day on which the page is printed, which a server that renders it cannot know. */
function PrintedDay() {
  return useSyncExternalStore(beforePrint, today, () => null)
}

function beforePrint(notify: () => void): () => void {
  window.addEventListener('beforeprint', notify)
  return () => window.removeEventListener('beforeprint', notify)
}

function today(): string {
  return formatDate(new Date(serverNow()).toISOString())
}
