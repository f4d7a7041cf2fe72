import { type ReactNode, Suspense } from 'react'
import { deferredComponent } from '#web/ui/lazy-component.ts'
import { Header } from './header.tsx'

const Footer = deferredComponent(async () => (await import('./footer.tsx')).Footer)

interface Props {
  /** A banner with the person's first task, such as verifying an address [VERIF-1]. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of pages for everybody: header above, footer below. */
export function SiteFrame({ banner, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#isi"
        className="sr-only focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-50 focus:rounded-field focus:bg-paper focus:px-4 focus:py-2"
      >
        Langsung ke isi
      </a>
      <Header />
      {banner && <Suspense fallback={null}>{banner}</Suspense>}
      <div id="isi" className="flex-1">
        {children}
      </div>
      <Footer />
    </div>
  )
}
