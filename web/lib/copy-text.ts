import { toast } from '#web/ui/overlay/toast.tsx'

/** Copies a text for pasting elsewhere, and says whether that went well. */
export function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  // browsers offer no clipboard to pages without https
  return Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => toast.success(done),
    () => toast.failure(failed),
  )
}
