import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { makeEars } from './live.ts'
import { useViewer } from './viewer.ts'

/** Connects the browser of a member to live updates; draws nothing. Visitors have nothing to hear. */
export function LiveUpdates({ pageMadeAt }: { pageMadeAt: number | undefined }) {
  const { signedIn } = useViewer()
  const queries = useQueryClient()
  // what is loaded later is no older than this
  const [madeAt] = useState(pageMadeAt)

  // the connection is outside React; its code is not part of the first load
  useEffect(() => {
    if (!signedIn) return
    let close: (() => void) | undefined
    let left = false
    import('./live-connection.ts')
      .then(({ openConnection }) => {
        if (!left) close = openConnection(makeEars(queries), madeAt)
      })
      // without live updates the page works as it did when it was loaded
      .catch(() => undefined)
    return () => {
      left = true
      close?.()
    }
  }, [signedIn, queries, madeAt])

  return null
}
