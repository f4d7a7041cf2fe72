import { tabStorage } from './tab-storage.ts'

const KEY = 'tekan-lagi'

/** Where a button stands on its page, what it says, and when it was pressed. */
interface KeptPress {
  page: string
  path: string
  words: string
  /** Milliseconds since 1970. */
  at: number
}

/** Remembers a button over a reload of its page. */
export function keepPress(button: HTMLElement): void {
  const kept: KeptPress = { page: location.href, path: pathOf(button), words: wordsOf(button), at: Date.now() }
  tabStorage.write(KEY, kept)
}

/** The button that was remembered, once, unless the page is another by now or it is longer ago than that. */
export function takeKeptPress(longestMs: number): HTMLElement | null {
  const press = tabStorage.read<KeptPress>(KEY)
  tabStorage.remove(KEY)
  if (press === null) return null
  const { page, path, words, at } = press
  const button = document.querySelector<HTMLElement>(path)
  const isSame = page === location.href && button !== null && wordsOf(button) === words
  return isSame && Date.now() - at < longestMs ? button : null
}

function wordsOf(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.textContent
}

/** A selector: which child of which child of the body. */
function pathOf(element: Element): string {
  const steps: string[] = []
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    steps.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
  }
  return ['body', ...steps].join(' > ')
}
