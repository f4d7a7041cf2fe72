import { data } from 'react-router'
import { ApiError } from '../api/api.ts'

/** For loaders whose address names one thing: what the API does not find or cannot read is a missing page [ROUTE-4]. */
export async function found<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
    throw error
  }
}

/** The answer, or null for what the API does not find or cannot read, where the page goes on without it [ROUTE-4]. */
export async function foundOrNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await found(answer)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether a loader's call was refused because there is no such thing, for pages that can do without it. */
export function isMissing(error: unknown): boolean {
  // as refusedCall throws it
  return isRouteData(error) && error.init?.status === 404
}

function isRouteData(error: unknown): error is ReturnType<typeof data> {
  return typeof error === 'object' && error !== null && 'init' in error
}
