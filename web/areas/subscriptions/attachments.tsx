import { Suspense, useState } from 'react'
import { DocumentPicker } from '#web/areas/companies/public.ts'
import type { ActProblem } from '#web/lib/use-page-act.ts'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'

/** The documents that go along with a request or an answer [REG-4]. */
export function useAttachments() {
  const [ids, setIds] = useState<string[]>([])
  const [error, setError] = useState<string | null>(null)
  const [times, setTimes] = useState(0)

  return {
    ids,
    clear: () => setIds([]),
    /** One of them does not count any more: they are read and ticked anew. @returns whether the problem was theirs */
    take(problem: NonNullable<ActProblem>): boolean {
      if (problem.field !== 'dokumen') return false
      setIds([])
      setError(problem.sentence)
      setTimes(times + 1)
      return true
    },
    shown: {
      times,
      ids,
      error,
      onChange(chosen: string[]) {
        setIds(chosen)
        setError(null)
      },
    },
  }
}

type Props = ReturnType<typeof useAttachments>['shown']

export function Attachments({ times, ids, error, onChange }: Props) {
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      }
    >
      <DocumentPicker key={times} value={ids} error={error} onChange={onChange} />
    </Suspense>
  )
}
