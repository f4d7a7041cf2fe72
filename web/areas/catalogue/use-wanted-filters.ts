import { useNavigation } from 'react-router'
import { type ListFilters, readFilters } from './list-address.ts'

/** The filters of the list that is on its way, or else of the one shown: a second choice adds to the first [CARD-3]. */
export function useWantedFilters(shown: ListFilters, base = '/produk'): ListFilters {
  const { location } = useNavigation()
  return location?.pathname === base ? readFilters(new URLSearchParams(location.search)) : shown
}
