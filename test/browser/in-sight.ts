import { expect, type Locator } from '@playwright/test'

/** All of it lies in the window, and nothing covers or clips it. */
export async function expectInSight(thing: Locator) {
  await expect(thing).toBeVisible()
  await expect.poll(() => thing.evaluate(hiddenPoints), 'points that are out of sight').toEqual([])
}

function hiddenPoints(element: HTMLElement): [number, number][] {
  // what ignores the pointer would be looked through
  element.style.pointerEvents = 'auto'
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // within rounded corners
  const inset = 4
  const across = [left + inset, (left + right) / 2, right - inset]
  const points = [top + inset, bottom - inset].flatMap((y) => across.map((x): [number, number] => [x, y]))
  const hidden = points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
  element.style.pointerEvents = ''
  return hidden
}
