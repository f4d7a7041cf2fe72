import type { DocumentKind } from '#domain/companies/document.ts'
import { useUpload } from '#web/lib/form/upload.ts'
import { whyNotSent } from './check-file.ts'

/** Uploads a document of the company; an error stays until the next attempt [REG-3]. */
export function useCompanyUpload(companyId: string) {
  const { progress, error, upload } = useUpload('perusahaan/dokumen/unggah', { whyNot: (file) => whyNotSent(file) })

  /** @returns the document's id, or null if it was not accepted */
  async function uploadDocument(kind: DocumentKind, file: File): Promise<string | null> {
    let id: string | null = null
    await upload({ companyId, kind }, file, ({ data }) => {
      id = data.id
    })
    return id
  }

  return { progress, error, upload: uploadDocument }
}
