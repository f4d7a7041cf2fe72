import { useLocation, useNavigation } from 'react-router'

/** Whether another view of the list on this page is on its way. */
export function useListLoading(): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return navigation.state === 'loading' && navigation.location.pathname === pathname
}
