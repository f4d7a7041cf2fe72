import { Suspense } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { DocumentPicker } from '#web/areas/companies/public.ts'
import { Loading, Skeleton } from '#web/ui/list/skeleton.tsx'

interface Props<Typed extends FieldValues> {
  control: Control<Typed>
  /** The field with the documents' ids. */
  name: Path<Typed>
}

/** The documents attached to a request or an answer [REG-4]. */
export function Attachments<Typed extends FieldValues>({ control, name }: Props<Typed>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      }
    >
      <DocumentPicker
        value={field.value}
        error={fieldState.error?.message ?? null}
        onChange={field.onChange}
        firstRef={field.ref}
      />
    </Suspense>
  )
}
