import { useSyncExternalStore } from 'react'
import { buttonClass } from '../action/button-class.ts'
import type { Chunk } from '../chunk.ts'

/** Stands where a part of the page is missing whose code cannot be loaded; nothing while it is on its way. */
export function MissingChunk({ code }: { code: Chunk<unknown> }) {
  const failed = useSyncExternalStore(code.watch, code.hasFailed, () => false)
  if (!failed) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-3 text-sm text-mute">
      Bagian ini belum dapat dimuat.
      <button type="button" className={buttonClass({ variant: 'secondary', size: 'sm' })} onClick={code.again}>
        Coba lagi
      </button>
    </div>
  )
}
