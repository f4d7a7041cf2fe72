import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { isReachable } from '../is-reachable.ts'
import { reloadPage } from '../reload.ts'
import { DialogComing } from './dialog-coming.tsx'

interface Openable {
  open: boolean
  onClose: () => void
}

const FAILURE_SHOWN_MS = 4000

/**
 * A dialog whose code is loaded when it is first opened. On a slow line a spinner shows that it is coming; if it cannot be
 * loaded, a line says so, the dialog counts as closed, and opening it again tries again: at last by loading the page anew, if
 * it can be reached, and pressing the button once more.
 */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let hasFailed = false

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each dialog, when its module is loaded
  function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    const { open, onClose } = props
    const fail = useEffectEvent(async () => {
      if (hasFailed && (await isReachable())) return reloadPage()
      setFailed(true)
      onClose()
    })

    // code arrives from outside React
    useEffect(() => {
      if (Dialog || !open) return
      let waiting = true
      // without a network it is not even asked for: a browser that remembers failed modules would refuse it afterwards
      const loading = navigator.onLine === false ? Promise.reject() : load()
      loading.then(
        (dialog) => {
          loaded = dialog
          if (waiting) setDialog(() => dialog)
        },
        (reason) => {
          if (waiting) void fail()
          hasFailed ||= reason !== undefined
        },
      )
      return () => {
        waiting = false
      }
    }, [Dialog, open])

    useEffect(() => {
      const timer = failed && setTimeout(() => setFailed(false), FAILURE_SHOWN_MS)
      return () => clearTimeout(timer || undefined)
    }, [failed])

    if (Dialog) return <Dialog {...props} />
    if (open) return <DialogComing />
    return failed && <Failed />
  }
  return LazyDialog
}

function Failed() {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-[calc(var(--foot-bar,0rem)+1rem)] z-60 mx-auto w-fit rounded-field bg-ink px-4 py-3 text-sm font-medium text-white"
    >
      Gagal dimuat. Periksa koneksi Anda, lalu coba lagi.
    </p>
  )
}
