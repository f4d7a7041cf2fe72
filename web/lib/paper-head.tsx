import { type ReactNode, useSyncExternalStore } from 'react'
import { serverNow } from './api/server-clock.ts'
import { formatDate } from './dates.ts'
import { useViewer } from './viewer.ts'

/** Whose page it is: on paper the site's header is missing. */
export function PaperHead({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 hidden border-b border-line-strong pb-2 print:block">
      <strong>Sentra Bahan</strong> · {children}
    </p>
  )
}

/** The same for what a company looks at on a day: 'Keranjang untuk PT Contoh, 28 Nov 2026'. */
export function PaperOf({ what, more }: { what: string; more?: string | false }) {
  const company = useViewer().company?.name
  return (
    <PaperHead>
      {what}
      {company && ` untuk ${company}`}, <PrintedDay />
      {more && ` · ${more}`}
    </PaperHead>
  )
}

/** The day on which the page is printed, which a server that renders it cannot know. */
function PrintedDay() {
  return useSyncExternalStore(beforePrint, today, () => null)
}

function beforePrint(tell: () => void): () => void {
  window.addEventListener('beforeprint', tell)
  return () => window.removeEventListener('beforeprint', tell)
}

function today(): string {
  return formatDate(new Date(serverNow()).toISOString())
}
