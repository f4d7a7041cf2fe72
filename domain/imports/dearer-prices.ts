import { type LevelPrice, levelsTurnedDearer } from '#domain/catalogue/prices/dearer-level.ts'
import type { BusinessDay } from '../business-day.ts'
import { formatRupiah } from '../format.ts'
import { type DecimalText, isMore, isSame } from '../money.ts'
import type { CurrentPrice } from './validate-price.ts'

/** A product's prices, by level and from quantities on. */
interface Priced {
  usual: ReadonlyMap<number, DecimalText>
  prices: readonly CurrentPrice[]
}

/**
 * The warning about a price of a file that makes a level dearer than the one before it for that quantity, or a
 * customer's price dearer than level 1, where it was not; null where it does neither. A file's other prices stand
 * beside it [SHOP-3, SHOP-4].
 */
export function dearerBeside(
  price: CurrentPrice,
  {
    usual,
    before,
    after,
    today,
  }: { before: Priced['prices']; after: Priced['prices']; today: BusinessDay } & Pick<Priced, 'usual'>,
): string | null {
  const words = price.list ? customerDearer(price, { usual, before }) : levelDearer()
  return words === undefined ? null : `${words}. Bila memang begitu, ubah di halaman Harga.`

  function levelDearer(): string | undefined {
    const day = price.firstDay > today ? price.firstDay : today
    const at = (prices: Priced['prices']) => levelsAt({ usual, prices }, price.from, day)
    const turned = levelsTurnedDearer(at(before), at(after))
    return turned.find(({ level, than }) => level === price.level || than === price.level)?.words
  }
}

function customerDearer(
  { list, from, amount }: CurrentPrice,
  { usual, before }: { usual: Priced['usual']; before: Priced['prices'] },
): string | undefined {
  const level1 = usual.get(1)
  const was = before.find((one) => one.list === list && isSame(one.from, from))
  if (level1 === undefined || !isMore(amount, level1) || (was && isMore(was.amount, level1))) return undefined
  return `Harga pelanggan (${formatRupiah(amount)}) lebih mahal daripada level 1 (${formatRupiah(level1)})`
}

/** The prices of the levels from just this quantity on, on a day; a level without one there is not measured by another's. */
function levelsAt({ usual, prices }: Priced, from: DecimalText, day: BusinessDay): LevelPrice[] {
  const holding = prices.filter(
    (one) => isSame(one.from, from) && one.firstDay <= day && (one.lastDay === null || one.lastDay >= day),
  )
  return [...usual].map(([level, amount]) => {
    const always = isSame(from, '0') ? amount : null
    return { level, amount: holding.find((one) => one.level === level)?.amount ?? always }
  })
}
