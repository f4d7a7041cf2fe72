import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const FAILED = 'Perubahan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'

interface Problem {
  field: string | undefined
  sentence: string
}

/** Saves something of the account and shows the page anew; a refusal stands at its field, or in a toast. */
export function useSaving() {
  const { revalidate } = useRevalidator()
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  /** @returns whether it was saved */
  async function save(call: () => Promise<unknown>, done: string, form?: HTMLFormElement): Promise<boolean> {
    setWorking(true)
    setProblem(undefined)
    try {
      await call()
      await revalidate()
      toast.success(done)
      return true
    } catch (error) {
      const sentence = sentenceOf(error, FAILED)
      const field = error instanceof ApiError ? error.field : undefined
      const control = field && form?.elements.namedItem(field)
      if (control instanceof HTMLElement) {
        setProblem({ field, sentence })
        control.focus()
      } else toast.failure(sentence)
      return false
    } finally {
      setWorking(false)
    }
  }

  return {
    working,
    save,
    refuse: setProblem,
    errorOf: (field: string) => (problem?.field === field ? problem.sentence : null),
  }
}

/** A text of a form as it was typed. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
