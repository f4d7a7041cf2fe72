import { type ComponentProps, type ComponentType, useState } from 'react'
import { currencies } from '#domain/currencies/currency.ts'
import { useChoices } from '#web/lib/choices.tsx'
import { useHeaderWords } from '#web/lib/language/header-words.ts'
import { languages } from '#web/lib/language/language.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

/** The language of the header's labels [HEAD-3]. */
export function LanguageSwitch() {
  const { language } = useChoices()
  const words = useHeaderWords()
  return <Switch menu="LanguageMenu" label={words.language} chosen={languages[language]} />
}

/** The currency of the equivalents beside prices [HEAD-6]. */
export function CurrencySwitch() {
  const { currency } = useChoices()
  const words = useHeaderWords()
  const chosen = currencies.find(({ code }) => code === currency)?.name ?? ''
  return <Switch menu="CurrencyMenu" label={words.currency} chosen={chosen} />
}

export interface SwitchMenuProps {
  /** The button that opens it. */
  trigger: React.ReactElement
}

interface Props {
  menu: 'LanguageMenu' | 'CurrencyMenu'
  label: string
  chosen: string
}

/** A button whose menu is loaded by the first press, and opens then. */
function Switch({ menu, label, chosen }: Props) {
  const [Menu, setMenu] = useState<ComponentType<SwitchMenuProps> | null>(null)

  function open() {
    import('./choice-menus.tsx').then(
      (menus) => setMenu(() => menus[menu]),
      () => toast.failure('Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.'),
    )
  }

  const button = <SwitchButton label={label} chosen={chosen} />
  return Menu ? (
    <Menu trigger={button} />
  ) : (
    <SwitchButton label={label} chosen={chosen} aria-haspopup="menu" onClick={open} />
  )
}

/** Says what is chosen, after what it is of for whoever does not see where it stands. */
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
