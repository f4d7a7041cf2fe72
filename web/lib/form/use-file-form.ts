import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Path as FieldOf } from 'react-hook-form'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt, UploadPath } from '#domain/contract.ts'
import type { ChangeName } from '#domain/live.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { ApiError } from '../api/api.ts'
import { askAgainAbout } from '../api/query.ts'
import { uploadFile } from './upload.ts'
import { type CheckedForm, useOwnForm } from './use-call-form.ts'

/** The typed fields, by the names of the call's fields, with the file. */
export interface TypedWithFile {
  berkas: File | null
}

interface Options<Path extends UploadPath, Typed extends TypedWithFile> {
  start: Typed
  /** The fields sent beside the file. */
  fields: (typed: Typed) => BodyOf<CallAt<Path>>
  /** The faults beside the file, by field. */
  faults: (typed: Typed) => { [Name in FieldOf<Typed>]?: string | undefined }
  /** Why such a file is not even sent. */
  whyNot: (file: File) => string | null
  /** The message where the connection broke. */
  failed: string
  /** The message of success. */
  done: string
  /** The name to refetch, whether the file was accepted or refused. */
  about: ChangeName
  /** Called once it is there, or when its subject has moved on: there is nothing more to send. */
  onClose: () => void
}

/** A form with one file: checked, sent once, a refusal shown at its field; nothing typed is lost until it is taken. */
export function useFileForm<const Path extends UploadPath, Typed extends TypedWithFile>(
  path: Path,
  { start, fields, faults, whyNot, failed, done, about, onClose }: Options<Path, Typed>,
): {
  form: CheckedForm<Typed>
  /** 0 to 1 during an upload. */
  progress: number | null
} {
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const form = useOwnForm<Typed>({
    start,
    faults: (typed) => {
      const obstacle = typed.berkas ? whyNot(typed.berkas) : generalRefusals.file_missing.sentence
      return { ...faults(typed), ...(obstacle && { berkas: obstacle }) } as ReturnType<typeof faults> // it is one of them
    },
    onValid: send,
  })

  async function send(typed: Typed): Promise<void> {
    if (!typed.berkas || progress !== null) return
    setProgress(0)
    try {
      await uploadFile(path, fields(typed), typed.berkas, { onProgress: setProgress })
    } catch (failure) {
      setProgress(null)
      await report(failure)
      return
    }
    // closed to a second press until the page shows it
    await askAgainAbout(client, about)
    setProgress(null)
    toast.success(done)
    form.reset(start)
    onClose()
  }

  async function report(failure: unknown): Promise<void> {
    if (!(failure instanceof ApiError)) throw failure
    const sentence = failure.isNetworkFailure ? failed : failure.message
    const isMarked = form.marks({ field: failure.field, sentence })
    if (!isMarked) toast.failure(sentence)
    await askAgainAbout(client, about)
    const isOver = failure.status === 404 || failure.status === 409
    if (isOver && !isMarked) onClose()
  }

  return { form, progress }
}
