import type { CurrencyCode } from '#domain/currencies/currency.ts'
import { currencies } from '#domain/currencies/currency.ts'
import { useChoices } from '#web/lib/choices.tsx'
import { useChoose } from '#web/lib/choose.ts'
import { useHeaderWords } from '#web/lib/language/header-words.ts'
import { type Language, languages } from '#web/lib/language/language.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'

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
