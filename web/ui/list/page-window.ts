/**
 * The page numbers to show: the first, the last, the current one and its neighbours, with 'gap' where numbers are left
 * out. A gap never stands for a single page. Pages count from 1.
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
