import { useRef, useState } from 'react'
import type { ClaimPhoto } from '#domain/claims/shapes.ts'
import { MOST } from '#domain/limits.ts'
import { usePhotoUploads } from '#web/lib/form/upload.ts'

export type ClaimPhotos = ReturnType<typeof useClaimPhotos>

/** Photos for a claim, uploaded while it is written [CLAIM-1]. */
export function useClaimPhotos(shipmentId: string) {
  const [uploaded, setUploaded] = useState<ClaimPhoto[]>([])
  const count = useRef(0)
  const { add, sending, refused } = usePhotoUploads('klaim/foto/unggah', {
    fields: { shipmentId },
    whyFull: () => (count.current >= MOST.claimPhotos ? `Paling banyak ${MOST.claimPhotos} foto.` : null),
    taken: ({ data }) => {
      count.current++
      setUploaded((before) => [...before, data])
    },
  })

  function remove(id: string): void {
    count.current--
    setUploaded((before) => before.filter((photo) => photo.id !== id))
  }

  return { uploaded, sending, refused, add, remove }
}
