import { NavLink } from 'react-router'
import { type CurrencyCode, currencies } from '#domain/currencies/currency.ts'
import { useChoices, useChoose } from '#web/lib/choices.tsx'
import { useHeaderWords } from '#web/lib/language/header-words.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { type Language, languages } from '#web/lib/language/language.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { type MenuEntry, mobileMenu } from './menu-entries.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** The content of the menu on narrow screens; language and currency are chosen here too [HEAD-5]. */
export default function MobileMenuDrawer({ open, onClose }: Props) {
  const words = useInsideWords()
  const items = mobileMenu(useViewer(), words)
  return (
    <Drawer open={open} onClose={onClose} title={words.menu}>
      <nav aria-label={words.mainMenu}>
        <ul className="grid gap-1">
          {items.map((item) => (
            <li key={item.label}>
              {'to' in item ? (
                <Entry entry={item} onOpen={onClose} />
              ) : (
                <CollapsibleSection title={item.label} defaultOpen>
                  <ul className="grid gap-1 ps-3">
                    {item.entries.map((entry) => (
                      <li key={entry.to}>
                        <Entry entry={entry} onOpen={onClose} />
                      </li>
                    ))}
                  </ul>
                </CollapsibleSection>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ChoiceFields />
    </Drawer>
  )
}

function Entry({ entry, onOpen }: { entry: MenuEntry; onOpen: () => void }) {
  return (
    <NavLink
      to={entry.to}
      end={entry.to === '/'}
      onClick={onOpen}
      className={({ isActive }) =>
        cx(
          'flex min-h-11 items-center rounded-control px-3 font-medium no-underline hover:bg-ink/5',
          isActive ? 'bg-primary-tint text-primary' : 'text-ink-soft',
        )
      }
    >
      {entry.label}
    </NavLink>
  )
}

/** Language and currency as fields of the menu on narrow screens [HEAD-3, HEAD-5, HEAD-6]. */
export function ChoiceFields() {
  const { language, currency } = useChoices()
  const { chooseLanguage, chooseCurrency } = useChoose()
  const words = useHeaderWords()
  return (
    <div className="mt-5 grid gap-4 border-t border-line pt-5">
      <Field label={words.language}>
        <Select
          value={language}
          onChange={(event) => chooseLanguage(event.target.value as Language)} // the options below
        >
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.currency}>
        <Select
          value={currency}
          onChange={(event) => chooseCurrency(event.target.value as CurrencyCode)} // the options below
          options={currencies.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
    </div>
  )
}
