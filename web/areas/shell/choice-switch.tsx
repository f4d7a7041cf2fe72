import { type ComponentProps, type ComponentType, useState } from 'react'
import { currencies } from '#domain/currencies/currency.ts'
import { useChoices } from '#web/lib/choices.tsx'
import { useHeaderWords } from '#web/lib/language/header-words.ts'
import { languages } from '#web/lib/language/language.ts'
import { cx } from '#web/ui/cx.ts'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'
import { floatClass } from '#web/ui/overlay/float-class.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

const languageCount = Object.keys(languages).length
const loadMenus = () => import('./choice-menus.tsx')

/** The language of the header's labels [HEAD-3]. */
export function LanguageSwitch() {
  const { language } = useChoices()
  const words = useHeaderWords()
  return <Switch menu="LanguageMenu" label={words.language} chosen={languages[language]} choices={languageCount} />
}

/** The currency of the equivalents beside prices [HEAD-6]. */
export function CurrencySwitch() {
  const { currency } = useChoices()
  const words = useHeaderWords()
  const chosen = currencies.find(({ code }) => code === currency)?.name ?? ''
  return <Switch menu="CurrencyMenu" label={words.currency} chosen={chosen} choices={currencies.length} />
}

export interface SwitchMenuProps {
  /** The button that opens it. */
  trigger: React.ReactElement
}

interface Props {
  menu: 'LanguageMenu' | 'CurrencyMenu'
  label: string
  chosen: string
  /** How many there are. */
  choices: number
}

/** A button whose menu is loaded by the pointer on it or the first press, and opens then; skeletons stand in its place until it is there. */
function Switch({ menu, label, chosen, choices }: Props) {
  const [Menu, setMenu] = useState<ComponentType<SwitchMenuProps> | null>(null)
  const [coming, setComing] = useState(false)

  function open() {
    setComing(true)
    loadMenus().then(
      (menus) => setMenu(() => menus[menu]),
      () => {
        setComing(false)
        toast.failure('Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.')
      },
    )
  }

  if (Menu) return <Menu trigger={<SwitchButton label={label} chosen={chosen} />} />
  return (
    <div className="relative">
      <SwitchButton
        label={label}
        chosen={chosen}
        aria-haspopup="menu"
        aria-busy={coming}
        onPointerEnter={() => void loadMenus().catch(() => undefined)}
        onClick={open}
      />
      {coming && <ComingMenu choices={choices} />}
    </div>
  )
}

function ComingMenu({ choices }: { choices: number }) {
  return (
    <div className={cx(floatClass, 'absolute end-0 top-full z-60 mt-1.5 min-w-52 p-1.5')}>
      <Loading inPanel>
        {Array.from({ length: choices }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place in the menu
          <div key={index} className="flex min-h-9 items-center px-2.5 pointer-coarse:min-h-11">
            <Skeleton className="h-3.5 w-24" />
          </div>
        ))}
      </Loading>
    </div>
  )
}

/** A button with the current choice, labelled with what it is of for screen readers. */
function SwitchButton({ label, chosen, ...rest }: { label: string; chosen: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="flex h-8 items-center gap-1 rounded-mark px-2 hover:text-white focus-visible:-outline-offset-2 focus-visible:outline-white"
    >
      <span className="sr-only">{label}: </span>
      {chosen}
      <Icon name="chevron-down" size={14} />
    </button>
  )
}
