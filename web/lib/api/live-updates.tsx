import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewer } from '../viewer.ts'

/** Connects a member's browser to live updates; renders nothing. Visitors get none. */
export function LiveUpdates({ pageMadeAt }: { pageMadeAt: number | undefined }) {
  const { signedIn } = useViewer()
  const queries = useQueryClient()
  // only the first page counts: anything loaded later is newer
  const [madeAt] = useState(pageMadeAt)

  // the connection lives outside React; its code is not part of the first load
  useEffect(() => {
    if (!signedIn) return
    let close: (() => void) | undefined
    let left = false
    import('./live-connection.ts')
      .then(({ openConnection }) => {
        if (!left) close = openConnection(queries, madeAt)
      })
      // without live updates the page still works
      .catch(() => undefined)
    return () => {
      left = true
      close?.()
    }
  }, [signedIn, queries, madeAt])

  return null
}
