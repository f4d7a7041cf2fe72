import { type DragEvent, useState } from 'react'

/** A target on which files can be dropped, unless `closed`; `over` while some are dragged above it. */
export function useFileDrop(onFiles: (files: File[]) => void, { closed = false } = {}) {
  const [over, setOver] = useState(false)
  const takes = (event: DragEvent) => !closed && event.dataTransfer.types.includes('Files')
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { over, dropTarget }
}
