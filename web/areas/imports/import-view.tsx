import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '#domain/format.ts'
import type { ImportDetail } from '#domain/imports/shapes.ts'
import { mayBeApplied } from '#domain/imports/state.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ChangesTable } from './changes-table.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { NewProducts } from './new-products.tsx'
import { ProblemsTable } from './problems-table.tsx'
import { importQuery, refreshes } from './queries.ts'
import { kindWords, stateWords } from './words.ts'

const ASK_AGAIN_MS = 1000
// it may start while the page is open
const ASK_PLANNED_MS = 30_000

/** One import: what its rows would do, its columns, what does not fit and why; applied, and taken back [SHOP-4]. */
export function ImportView({ id }: { id: string }) {
  const { data: one } = useSuspenseQuery({
    ...importQuery(id),
    refetchInterval: ({ state: { data } }) => msToAsk(data),
  })
  const [isPairing, setPairing] = useState(false)
  const { label, tone } = stateWords[one.state]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute">
        <StatusPill tone={tone}>{label}</StatusPill>
        <span>
          {kindWords[one.kind].label} · <span className="num">{formatCount(one.rows)}</span> baris
        </span>
        <span>
          {one.by}, {formatDateTime(one.at)}
        </span>
      </p>
      {one.note && (
        <Notice tone="danger" title={one.state === 'failed' ? 'Tidak ada yang diterapkan' : 'Impor belum dibatalkan'}>
          {one.note}
        </Notice>
      )}
      {one.state === 'stopped' && (
        <Notice title="Impor dihentikan">Tidak ada satu baris pun yang berubah. Anda dapat menerapkannya lagi.</Notice>
      )}
      {isRunning(one) && <Running one={one} />}
      {one.questions && one.state === 'checked' ? <UnansweredQuestions one={one} /> : <Counts one={one} />}
      {one.state === 'undone' && one.notUndone > 0 && (
        <Notice tone="attention">
          {formatCount(one.notUndone)} baris tidak dibatalkan, karena produknya sudah berubah sejak itu, atau namanya
          sudah dipakai produk lain.
        </Notice>
      )}
      <CalledOtherwise one={one} />
      {one.appliesAt && <Planned one={one} at={one.appliesAt} />}
      {one.questions && <ColumnsForm key={`columns ${one.version}`} one={one} onPairing={setPairing} />}
      {mayBeApplied(one.state) && !one.questions && (
        <>
          <NewProducts one={one} isPairing={isPairing} />
          <ApplyForm key={`apply ${one.version}`} one={one} isPairing={isPairing} />
        </>
      )}
      <Undo one={one} />
      {one.changedBy.length > 0 && !one.questions && <ChangesTable key={`changes ${one.version}`} one={one} />}
      {one.problems > 0 && <Problems one={one} />}
      {one.state === 'checked' && !one.questions && (
        <ColumnsForm key={`columns ${one.version}`} one={one} onPairing={setPairing} />
      )}
    </div>
  )
}

function Problems({ one }: { one: ImportDetail }) {
  if (one.problemsBy.length > 0) return <ProblemsTable key={`problems ${one.version}`} one={one} />
  return <Notice>Baris dari berkas ini sudah dihapus: baris disimpan 30 hari sesudah diterapkan.</Notice>
}

/**
 * The questions that block the import, in place of the number of valid rows, which is unknown until they are answered.
 */
function UnansweredQuestions({ one: { columns, questions } }: { one: ImportDetail }) {
  if (!questions) return null
  const { numbers, unpaired, lacksValues } = questions
  const heads = unpaired.map((index) => `'${columns[index]?.head || `Kolom ${index + 1}`}'`).join(', ')
  return (
    <Notice tone="attention" title="Belum dapat diterapkan">
      <ul className="grid gap-1">
        {lacksValues && <li>Tidak ada kolom yang berisi apa yang akan diubah. Pasangkan kolomnya.</li>}
        {unpaired.length > 0 && <li>Kolom {heads} berisi angka. Pasangkan dengan isinya, atau abaikan.</li>}
        {numbers && <li>Beberapa angka dapat dibaca dua cara. Pilih cara berkas ini menulis angka.</li>}
      </ul>
    </Notice>
  )
}

/** Rows may have slipped against each other: a code names one product, and the name beside it another. */
function CalledOtherwise({ one: { kind, calledOtherwise } }: { one: ImportDetail }) {
  const { count, first } = calledOtherwise
  if (count === 0) return null
  const more = count - first.length
  return (
    <Notice tone="attention" title={`${formatCount(count)} baris dikenali lewat kodenya, dengan nama lain di berkas`}>
      {kind === 'product'
        ? 'Produk ini berganti nama seperti di berkas.'
        : 'Yang diubah adalah produk dengan kode itu.'}
      <ul className="mt-2 grid gap-1">
        {first.map(({ row, inFile, product }) => (
          <li key={row} className="wrap-anywhere">
            Baris <span className="num">{formatCount(row)}</span>: '{inFile}' di berkas, '{product}' di toko Anda
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">dan {formatCount(more)} baris lagi.</p>}
    </Notice>
  )
}

function msToAsk(one: ImportDetail | undefined): number | false {
  if (!one) return false
  if (isRunning(one)) return ASK_AGAIN_MS
  return one.state === 'planned' ? ASK_PLANNED_MS : false
}

function isRunning({ state }: ImportDetail): boolean {
  return state === 'applying' || state === 'undoing'
}

function Running({ one }: { one: ImportDetail }) {
  const { state, done, rows, file } = one
  const word = state === 'applying' ? 'Menerapkan' : 'Membatalkan'
  return (
    <Card padded role="status">
      <p className="mb-2 flex justify-between gap-3 text-sm">
        <span className="min-w-0 truncate">
          <b className="font-semibold">{word}</b> {file}
        </span>
        <span className="num shrink-0">
          <b className="font-semibold">{formatCount(done)}</b> dari {formatCount(rows)} baris
        </span>
      </p>
      <ProgressBar label={`${word} impor`} value={rows === 0 ? 0 : Math.min(1, done / rows)} />
      {state === 'applying' && <Stop one={one} />}
    </Card>
  )
}

function Stop({ one }: { one: ImportDetail }) {
  const stop = useAct('pusat-seller/impor/hentikan', { refreshes })
  if (one.stopping) return <p className="mt-3 text-sm text-mute">Menghentikan . . .</p>
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" working={stop.working} onClick={() => void stop.send({ id: one.id })}>
        Hentikan
      </Button>
      <p className="text-sm text-mute">Tidak ada satu baris pun yang akan berubah.</p>
    </div>
  )
}

function Planned({ one, at }: { one: ImportDetail; at: string }) {
  const stop = useAct('pusat-seller/impor/hentikan', { done: 'Jadwal dibatalkan', refreshes })
  return (
    <Notice
      title={`Diterapkan mulai ${formatDateTime(at)}`}
      action={
        <Button variant="secondary" size="sm" working={stop.working} onClick={() => void stop.send({ id: one.id })}>
          Batalkan jadwal
        </Button>
      }
    >
      Produk yang diubah sampai saat itu tidak disentuh.
    </Notice>
  )
}

function Undo({ one }: { one: ImportDetail }) {
  const [confirming, setConfirming] = useState(false)
  if (!one.undoneUntil) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" icon={<Icon name="refresh" size={18} />} onClick={() => setConfirming(true)}>
        Batalkan impor
      </Button>
      <p className="text-sm text-mute">Sampai {formatDateTime(one.undoneUntil)}.</p>
      <ActDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        call="pusat-seller/impor/batalkan"
        body={() => ({ id: one.id, version: one.version })}
        title="Batalkan impor ini?"
        confirmLabel="Ya, batalkan"
        cancelLabel="Tidak"
        refreshes={refreshes}
      >
        {one.kind === 'list'
          ? 'Harga kembali seperti sebelumnya, dan harga baru dihapus.'
          : 'Produk kembali seperti sebelumnya, dan produk baru ditarik dari penjualan.'}{' '}
        Produk yang sudah diubah sejak itu tidak disentuh.
      </ActDialog>
    </div>
  )
}

/** How many rows fit, and what they would do or did; and how many do not [SHOP-4]. */
function Counts({ one: { fits, fresh, changed, same, problems, rows, state } }: { one: ImportDetail }) {
  const isDone = state === 'applied' || state === 'undoing' || state === 'undone'
  return (
    <div>
      <div className={cx('grid gap-3', problems > 0 && 'sm:grid-cols-[3fr_2fr]')}>
        <div className="rounded-card border border-success-line bg-success-tint px-4 py-3">
          <p className="num text-xl font-bold text-success">{formatCount(fits)} cocok</p>
          <p className="num text-sm text-ink-soft">
            {formatCount(fresh)} baru · {formatCount(changed)} berubah · {formatCount(same)} tetap
          </p>
        </div>
        {problems > 0 && (
          <div className="rounded-card border border-amber-line bg-amber-tint px-4 py-3">
            <p className="num text-xl font-bold text-amber-ink">{formatCount(problems)} bermasalah</p>
            <p className="text-sm text-ink-soft">{isDone ? 'tidak diterapkan' : 'tidak akan diterapkan'}</p>
          </div>
        )}
      </div>
      <div aria-hidden className="mt-3 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        <div className="rounded-full bg-primary" style={{ width: `${rows === 0 ? 100 : (fits / rows) * 100}%` }} />
        {problems > 0 && <div className="min-w-1 flex-1 rounded-full bg-amber" />}
      </div>
    </div>
  )
}
