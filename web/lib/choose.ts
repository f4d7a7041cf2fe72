import { type CurrencyCode, USUAL_CURRENCY } from '#domain/currencies/currency.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { kept, useChoices } from './choices.tsx'
import { forgetChoice, keepChoice } from './kept-choice.ts'
import { type Language, USUAL_LANGUAGE } from './language/language.ts'
import { wordsOf } from './language/words-of.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** How another language of the header, or another currency, is chosen and kept [HEAD-3, HEAD-6]. */
export function useChoose() {
  const { change } = useChoices()
  return {
    chooseLanguage(language: Language) {
      wordsOf(language).then(
        (words) => {
          keep(kept.language, language, USUAL_LANGUAGE)
          change({ language, words })
        },
        () => toast.failure('Bahasa ini belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.'),
      )
    },
    chooseCurrency(currency: CurrencyCode) {
      keep(kept.currency, currency, USUAL_CURRENCY)
      change({ currency })
    },
  }
}

/** The usual needs no cookie, and pages of visitors without one are kept (decision 0024). */
function keep(name: string, value: string, usual: string): void {
  const choice = { name, value, seconds: YEAR_SECONDS }
  if (value === usual) forgetChoice(choice)
  else keepChoice(choice)
}
