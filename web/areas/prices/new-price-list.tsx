import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/action/button.tsx'
import { priceListsQuery } from './queries.ts'
import { useListDialog } from './use-list-dialog.tsx'

export const NEW_LIST = 'Buat daftar harga'

/** Makes a further price list of a customer; where there is none yet, the empty page does [SHOP-3]. */
export function NewPriceList({ today }: { today: string }) {
  const { data } = useSuspenseQuery(priceListsQuery)
  const { ask, dialog } = useListDialog(today)
  if (data.lists.length === 0) return null
  return (
    <>
      <Button onClick={() => ask(null, null)}>{NEW_LIST}</Button>
      {dialog}
    </>
  )
}
