import type { Page } from '@playwright/test'

// the first controls of a page, after its frame's
const STOPS = 30
// a field of date and time has several parts
const MOST_PARTS = 8

/**
 * What whoever has no pointer would miss on a page: what a pointer alone can press, and stops of Tab that are not seen, not
 * marked, or never left.
 */
export async function keyboardFaultsOf(page: Page): Promise<string[]> {
  const found = new Set(await page.evaluate(pressedByPointerAlone))
  await page.evaluate(beginAtContent)
  let same = 0
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(standing)
    if (at === null) break
    if (at.fault) found.add(at.fault)
    same = at.isSame ? same + 1 : 0
    if (same > MOST_PARTS) return [...found, `Tab does not leave ${at.what}`]
  }
  return [...found]
}

/** As the link 'Langsung ke isi' does. */
function beginAtContent() {
  const content = document.getElementById('isi')
  if (!content) return
  content.tabIndex = -1
  content.focus()
}

function pressedByPointerAlone(): string[] {
  const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex], [role=option]'
  const pressed = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (one) =>
      getComputedStyle(one).cursor === 'pointer' &&
      one.getClientRects().length > 0 &&
      !one.closest(reachable) &&
      // a whole row leads where its link does
      !one.closest('tr, li')?.querySelector('a[href]'),
  )
  return pressed.map((one) => `only a pointer can press ${one.outerHTML.slice(0, 120)}`)
}

function standing(): { what: string; fault: string | null; isSame: boolean } | null {
  const at = document.activeElement
  const kept = window as { lastStop?: Element } // kept between two presses
  if (!(at instanceof HTMLElement) || at === document.body) return null
  const isSame = kept.lastStop === at
  kept.lastStop = at
  const what = at.outerHTML.slice(0, 120)
  // a mark may be drawn around what holds the control
  const around = [at, at.nextElementSibling, at.parentElement, at.closest('label')].filter((one) => one !== null)
  const marked = around.find((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    if (one.getBoundingClientRect().width <= 1) return false
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  if (!marked) return { what, isSame, fault: `no mark shows that this has the focus: ${what}` }
  const { width, height, bottom, top } = marked.getBoundingClientRect()
  const isSeen = width > 1 && height > 1 && bottom > 0 && top < window.innerHeight
  return { what, isSame, fault: isSeen ? null : `out of sight with the focus: ${what}` }
}
