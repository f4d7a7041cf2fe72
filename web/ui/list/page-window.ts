/**
 * The page numbers to show, from 1: first, last, the current one and its neighbours, with 'gap' for omitted numbers. A
 * gap never replaces a single page.
 */
export function pageWindow(page: number, pages: number, reach = 1): (number | 'gap')[] {
  const wanted = new Set([1, pages])
  for (let near = page - reach; near <= page + reach; near++) {
    if (near >= 1 && near <= pages) wanted.add(near)
  }
  const shown: (number | 'gap')[] = []
  let before = 0
  for (const number of [...wanted].sort((a, b) => a - b)) {
    if (number - before === 2) shown.push(number - 1)
    if (number - before > 2) shown.push('gap')
    shown.push(number)
    before = number
  }
  return shown
}
