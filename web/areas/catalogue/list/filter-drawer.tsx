import type { Facets } from '#domain/catalogue/shapes.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { FilterRail } from './filter-rail.tsx'
import type { ListFilters } from './list-address.ts'

interface Props {
  open: boolean
  onClose: () => void
  filters: ListFilters
  facets: Facets
  /** Of the list, as it is written. */
  count: string
}

/** The filters on a narrow screen; stays open while choosing. */
export default function FilterDrawer({ open, onClose, filters, facets, count }: Props) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filter"
      footer={
        <Button size="lg" block onClick={onClose}>
          Lihat {count} produk
        </Button>
      }
    >
      <FilterRail filters={filters} facets={facets} />
    </Drawer>
  )
}
