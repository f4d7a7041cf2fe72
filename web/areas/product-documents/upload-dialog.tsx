import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

/** Hands in a document of a product, for a request or of the seller's own accord [DOC-2]. */
export const UploadDialog = lazyDialog(async () => (await import('./upload-form.tsx')).UploadForm)
