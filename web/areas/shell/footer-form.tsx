import { Suspense, useCallback, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'

const WhatsappForm = lazyPart(async () => (await import('./contact/whatsapp-form.tsx')).WhatsappForm)

/** The form at the end of every page; rarely used, so it is loaded when the reader comes near [HOME-7, WA-1]. */
export function FooterForm({ phone }: { phone: string }) {
  const [near, setNear] = useState(false)
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return (
    // as high as the form will be, so that nothing moves when it loads
    <div ref={watch} className="min-h-96 max-sm:min-h-117">
      {near && (
        <Suspense fallback={null}>
          <WhatsappForm phone={phone} />
        </Suspense>
      )}
    </div>
  )
}
