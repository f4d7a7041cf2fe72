import { useLocation, useNavigation } from 'react-router'

/** Whether another view of this page's list is loading. */
export function useListLoading(): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return navigation.state === 'loading' && navigation.location.pathname === pathname
}
