import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useViewer } from '#web/lib/viewer.ts'
import { isAnythingSaved } from './visitor-saved.ts'

/** Moves a visitor's saved products to their account once they have signed in; renders nothing [CARD-5]. */
export function MergeSavedProducts() {
  const { signedIn } = useViewer()
  const client = useQueryClient()
  // the browser's storage is outside React; the code for it is needed once
  useEffect(() => {
    if (!signedIn || !isAnythingSaved()) return
    import('./merge-saved.ts').then(
      ({ mergeSaved }) => mergeSaved(client),
      // the next page tries again
      () => undefined,
    )
  }, [signedIn, client])
  return null
}
