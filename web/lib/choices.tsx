import { createContext, type ReactNode, startTransition, use, useState } from 'react'
import { type CurrencyCode, currencies, USUAL_CURRENCY } from '#domain/currencies/currency.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import type { HeaderWords } from './language/indonesian.ts'
import { type Language, languages, USUAL_LANGUAGE } from './language/language.ts'
import { wordsOf } from './language/words-of.ts'
import { chosenAmong, clearPreference, savePreference } from './preference-cookie.ts'

/** The names of the cookies. */
const cookieNames = { language: 'bahasa', currency: 'mata_uang' } as const

/** This browser's choices, as root loads them; the default labels are with the code already. */
export interface LoadedChoices {
  language: Language
  words: HeaderWords | null
  currency: CurrencyCode
}

/** Read from the request's cookies, so that the first paint speaks the chosen language [HEAD-3, HEAD-6]. */
export async function choicesOf(request: Request): Promise<LoadedChoices> {
  const language = chosenAmong(cookieNames.language, Object.keys(languages) as Language[], request) ?? USUAL_LANGUAGE
  const codes = currencies.map(({ code }) => code)
  return {
    language,
    words: await wordsOf(language),
    currency: chosenAmong(cookieNames.currency, codes, request) ?? USUAL_CURRENCY,
  }
}

interface Choices {
  language: Language
  words: HeaderWords | null
  currency: CurrencyCode
  /** Takes over what was chosen. */
  change: (chosen: Partial<LoadedChoices>) => void
}

const ChoicesContext = createContext<Choices | null>(null)

/** The language of the header and the currency of equivalents [HEAD-3, HEAD-6]. */
export function useChoices(): Choices {
  const choices = use(ChoicesContext)
  if (!choices) throw new Error('a page is rendered inside a ChoicesProvider')
  return choices
}

/** Wrapped once round the application. */
export function ChoicesProvider({ loaded, children }: { loaded: LoadedChoices; children: ReactNode }) {
  const [own, setOwn] = useState<Partial<LoadedChoices>>({})
  const { language, words, currency } = { ...loaded, ...own }
  // as a transition, so that what the server rendered stays where its code has not arrived yet
  const change = (chosen: Partial<LoadedChoices>) =>
    startTransition(() => setOwn((before) => ({ ...before, ...chosen })))
  return <ChoicesContext value={{ language, words, currency, change }}>{children}</ChoicesContext>
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Chooses and stores another language of the header, or another currency [HEAD-3, HEAD-6]. */
export function useChoose() {
  const { change } = useChoices()
  return {
    chooseLanguage(language: Language) {
      wordsOf(language).then(
        (words) => {
          keep(cookieNames.language, language, USUAL_LANGUAGE)
          change({ language, words })
        },
        () => toast.failure('Bahasa ini belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.'),
      )
    },
    chooseCurrency(currency: CurrencyCode) {
      keep(cookieNames.currency, currency, USUAL_CURRENCY)
      change({ currency })
    },
  }
}

/** The default needs no cookie, and pages of visitors without one are cached (decision 0024). */
function keep(name: string, value: string, usual: string): void {
  const choice = { name, value, seconds: YEAR_SECONDS }
  if (value === usual) clearPreference(choice)
  else savePreference(choice)
}
