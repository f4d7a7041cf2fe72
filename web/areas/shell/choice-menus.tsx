import { currencies } from '#domain/currencies/currency.ts'
import { useChoices, useChoose } from '#web/lib/choices.tsx'
import { useHeaderWords } from '#web/lib/language/header-words.ts'
import { type Language, languages } from '#web/lib/language/language.ts'
import { Menu, MenuChoices } from '#web/ui/overlay/menu.tsx'
import type { SwitchMenuProps } from './choice-switch.tsx'

const languageChoices = Object.entries(languages).map(([code, name]) => ({
  value: code as Language, // its keys
  label: name,
  lang: code,
}))
const currencyChoices = currencies.map(({ code, name }) => ({ value: code, label: name, lang: 'en' }))

/** The languages, each by its own name; open from the start [HEAD-3]. */
export function LanguageMenu({ trigger }: SwitchMenuProps) {
  const { language } = useChoices()
  const { chooseLanguage } = useChoose()
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuChoices
        label={useHeaderWords().language}
        value={language}
        onChoose={chooseLanguage}
        choices={languageChoices}
      />
    </Menu>
  )
}

/** The currencies; open from the start [HEAD-6]. */
export function CurrencyMenu({ trigger }: SwitchMenuProps) {
  const { currency } = useChoices()
  const { chooseCurrency } = useChoose()
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuChoices
        label={useHeaderWords().currency}
        value={currency}
        onChoose={chooseCurrency}
        choices={currencyChoices}
      />
    </Menu>
  )
}
