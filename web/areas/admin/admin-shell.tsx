import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_PATH } from '#web/areas/content/public.ts'
import { POINTS_PATH, PROMOS_PATH } from '#web/areas/loyalty/public.ts'
import { CenterFrame } from '#web/areas/shell/center-frame.tsx'
import type { SideNavEntry } from '#web/ui/layout/side-nav.tsx'
import {
  ACCOUNTS_PATH,
  ADMINISTRATORS_PATH,
  AUDIT_PATH,
  BUYERS_PATH,
  CALENDAR_PATH,
  COMPANIES_PATH,
  EMPTY_SEARCHES_PATH,
  MATERIALS_PATH,
  MESSAGES_PATH,
  PEOPLE_PATH,
  PRODUCTS_PATH,
  SURVEY_PATH,
  SYSTEM_PATH,
} from './paths.ts'

interface Props {
  companyName: string
  /** How many applications of sellers wait. */
  applications: number
  /** How many companies' data wait to be reviewed. */
  reviews: number
  /** How many proposed materials wait. */
  materials: number
  /** How many promotion codes await a second administrator. */
  promos: number
  /** How many rewards wait for a second administrator. */
  rewards: number
  logo: ReactNode
  account: ReactNode
  children: ReactNode
}

/** The frame of the pages of those who run the platform [ADMIN-1]. */
export function AdminShell({ children, applications, reviews, materials, promos, rewards, ...frame }: Props) {
  const { pathname } = useLocation()
  const waiting = { applications, reviews, materials, promos, rewards }
  return (
    <CenterFrame title="Administrator" entries={entriesAt(pathname, waiting)} {...frame}>
      {children}
    </CenterFrame>
  )
}

type Waiting = Pick<Props, 'applications' | 'reviews' | 'materials' | 'promos' | 'rewards'>

function entriesAt(pathname: string, waiting: Waiting): SideNavEntry[] {
  const isAt = (...paths: string[]) => paths.some((path) => pathname.startsWith(path))
  return [
    {
      label: 'Perusahaan',
      to: waitingPath([
        { to: COMPANIES_PATH, count: waiting.applications },
        { to: BUYERS_PATH, count: waiting.reviews },
      ]),
      icon: 'building',
      count: waiting.applications + waiting.reviews,
      current: isAt(COMPANIES_PATH),
    },
    { label: 'Pengguna', to: PEOPLE_PATH, icon: 'user', current: isAt(PEOPLE_PATH) },
    { label: 'Rekening', to: ACCOUNTS_PATH, icon: 'card', current: isAt(ACCOUNTS_PATH) },
    { label: 'Produk', to: PRODUCTS_PATH, icon: 'box', current: isAt(PRODUCTS_PATH) },
    {
      label: 'Bahan',
      to: MATERIALS_PATH,
      icon: 'leaf',
      count: waiting.materials,
      current: isAt(MATERIALS_PATH, EMPTY_SEARCHES_PATH),
    },
    {
      label: 'Promo & poin',
      to: waitingPath([
        { to: PROMOS_PATH, count: waiting.promos },
        { to: POINTS_PATH, count: waiting.rewards },
      ]),
      icon: 'tag',
      count: waiting.promos + waiting.rewards,
      current: isAt(PROMOS_PATH),
    },
    { label: 'Pesan', to: MESSAGES_PATH, icon: 'mail', current: isAt(MESSAGES_PATH) },
    { label: 'Survei', to: SURVEY_PATH, icon: 'list', current: isAt(SURVEY_PATH) },
    { label: 'Konten', to: CONTENT_PATH, icon: 'document', current: isAt(CONTENT_PATH) },
    { label: 'Audit', to: AUDIT_PATH, icon: 'shield', current: isAt(AUDIT_PATH) },
    { label: 'Hari libur', to: CALENDAR_PATH, icon: 'calendar', current: isAt(CALENDAR_PATH) },
    { label: 'Administrator', to: ADMINISTRATORS_PATH, icon: 'users', current: isAt(ADMINISTRATORS_PATH) },
    { label: 'Sistem', to: SYSTEM_PATH, icon: 'settings', current: isAt(SYSTEM_PATH) },
  ]
}

/** The target of a badge over more than one queue: the first that is not empty. */
export function waitingPath(queues: readonly [Queue, ...Queue[]]): string {
  const [first] = queues
  return (queues.find(({ count }) => count > 0) ?? first).to
}

interface Queue {
  to: string
  count: number
}
