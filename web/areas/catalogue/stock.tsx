import { formatQuantity } from '#domain/format.ts'

interface Props {
  product: { available: boolean; leadDays?: number | null; unit: string }
  /** Units as decimal text; null when the viewer may not see them. */
  units: string | null
  /** Of the unit, where the column's title says it on a wide screen. */
  unitClass?: string | undefined
}

/** The units for subscribed buyers; for others only whether there are enough to order [MAT-2, CARD-6]. */
export function Stock({ product: { available, leadDays, unit }, units, unitClass }: Props) {
  if (!available && leadDays) return 'Pesan dulu'
  if (!available) return <span className="font-semibold text-danger">Habis</span>
  if (units === null) return 'Siap'
  return (
    <>
      {formatQuantity(units)} <span className={unitClass}>{unit}</span>
    </>
  )
}
