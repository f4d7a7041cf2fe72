import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => unknown }) {
  const title = useRef<HTMLHeadingElement>(null)
  // what was focused has gone with the step before
  useEffect(() => title.current?.focus(), [])
  const file = `Kode pemulihan Sentra Bahan\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-lg outline-none">
        Simpan kode pemulihan
      </h2>
      <Notice tone="attention" title="Kode ini hanya ditampilkan sekarang">
        Jika ponsel Anda hilang, satu kode menggantikan aplikasi autentikator. Setiap kode hanya dapat dipakai satu
        kali.
      </Notice>
      <ul className="num grid gap-1.5 rounded-field bg-page px-4 py-3">
        {codes.map((code) => (
          <li key={code} className="text-center whitespace-nowrap text-sm">
            {code}
          </li>
        ))}
      </ul>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        download="kode-pemulihan-sentra-bahan.txt"
        className={buttonClass({ variant: 'secondary', block: true })}
      >
        <Icon name="download" size={18} />
        Unduh
      </a>
      <Button size="lg" block onClick={() => void onSaved()}>
        Sudah saya simpan
      </Button>
    </div>
  )
}
