import { useNavigate } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type ListView, saveListView } from '../list/list-view.ts'

interface Props {
  view: ListView
  /** The list's first page: a page of the other view holds other products. */
  firstPage: string
}

const views = [
  { view: 'cards', label: 'Kartu', icon: 'grid' },
  { view: 'table', label: 'Tabel', icon: 'table' },
] as const

/** 'Kartu' | 'Tabel', a preference for all lists of products [CARD-6]. */
export function ViewSwitch({ view: current, firstPage }: Props) {
  const navigate = useNavigate()
  function show(view: ListView) {
    saveListView(view)
    void navigate(firstPage, { replace: true, preventScrollReset: true })
  }
  return (
    <fieldset className="flex h-10 shrink-0 rounded-control border border-line-strong bg-paper p-0.75 pointer-coarse:h-11 pointer-coarse:p-0">
      <legend className="sr-only">Tampilan</legend>
      {views.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          data-early=""
          aria-pressed={view === current}
          onClick={() => show(view)}
          className={cx(
            'inline-flex items-center gap-1.5 rounded-mark px-3 text-sm font-semibold transition-colors',
            view === current ? 'bg-primary-tint text-primary' : 'text-ink-soft hover:text-ink',
          )}
        >
          <Icon name={icon} size={17} />
          <span className="max-sm:sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
