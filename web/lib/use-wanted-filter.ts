import { useNavigation } from 'react-router'

/** The filter of the list that is on its way, or else of the one shown: a second choice adds to the first [CARD-3]. */
export function useWantedFilter<Filter>(
  shown: Filter,
  path: string,
  read: (address: URLSearchParams) => Filter,
): Filter {
  const { location } = useNavigation()
  return location?.pathname === path ? read(new URLSearchParams(location.search)) : shown
}
