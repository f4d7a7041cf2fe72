import { laterPart } from '#web/ui/lazy-part.ts'

/** Shown instead of a page that is missing, is not for this viewer, failed, or could not be fetched. */
export const ErrorPage = laterPart(async () => (await import('./error-view.tsx')).ErrorView)
