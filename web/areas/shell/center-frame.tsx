import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SideNav, type SideNavEntry } from '#web/ui/layout/side-nav.tsx'
import { scrollColumn } from '#web/ui/list/scroll-row.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  /** The name of the section: 'Pusat Seller'. */
  title: string
  entries: readonly SideNavEntry[]
  companyName: string
  logo: ReactNode
  /** At the end of the top bar: bell, account menu. */
  account: ReactNode
  children: ReactNode
}

/** The frame of a part of the site with pages of its own: navigation at the side, account at the top. */
export function CenterFrame({ title, entries, companyName, logo, account, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] print:block">
      <a
        href="#isi"
        className="sr-only focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-50 focus:rounded-field focus:bg-paper focus:px-4 focus:py-2"
      >
        Langsung ke isi
      </a>
      <aside
        ref={scrollColumn}
        aria-label="Bilah samping"
        data-print="hide"
        className="flex flex-col border-line bg-paper max-lg:border-b lg:sticky lg:top-0 lg:row-span-2 lg:h-dvh lg:overflow-y-auto lg:border-e lg:px-3.5 lg:py-4"
      >
        <div className="px-2 max-lg:hidden">{logo}</div>
        <p className="px-3 pb-2 pt-6 text-xs font-semibold text-mute max-lg:hidden">{title}</p>
        <SideNav label={title} entries={entries} className="max-lg:px-3 max-lg:py-1.5" />
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
