import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import type { AdminReward, PointRule } from '#domain/loyalty/contract-administration.ts'
import { readAmount, shownQuantity, typedAmount } from '#domain/numbers/number-text.ts'
import { Amount } from '#web/lib/amount.tsx'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { rewardVouchersPath } from './paths.ts'
import { pointsAdministrationQuery } from './queries.ts'
import { RewardDialog } from './reward-dialog.tsx'
import { VoucherTerms } from './voucher-terms.tsx'
import { ConfirmGiving, GivingWords, WaitingNote } from './waiting.tsx'

/** The rules for earning points, and the rewards [ADM-5]. */
export function PointsView() {
  const { data } = useSuspenseQuery(pointsAdministrationQuery)
  const [rule, setRule] = useState<PointRule | null>(null)
  const [reward, setReward] = useState<{ edited: AdminReward | null } | null>(null)
  const [target, setTarget] = useState<AdminReward | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Section
        title="Aturan poin"
        lead="Berlaku untuk pesanan yang selesai mulai sekarang. Poin yang sudah diperoleh tidak berubah."
        aside={
          <Button variant="secondary" onClick={() => setRule(data.rule)}>
            Ubah aturan
          </Button>
        }
      >
        <p className="num">
          <strong className="font-semibold">1 poin</strong> untuk setiap{' '}
          <strong className="font-semibold">
            <Amount of={`${data.rule.rupiahPerPoint}.00`} />
          </strong>{' '}
          nilai barang, berlaku <strong className="font-semibold">{data.rule.lastMonths} bulan</strong>.
        </p>
      </Section>
      <Section
        title="Hadiah"
        lead="Voucher yang dapat ditukar dengan poin."
        aside={
          <Button onClick={() => setReward({ edited: null })}>
            <Icon name="plus" size={18} />
            Hadiah baru
          </Button>
        }
      >
        <DataTable
          caption="Hadiah poin, yang ditawarkan lebih dahulu"
          columns={columns}
          rows={data.rewards}
          rowKey={({ id }) => id}
          actions={(edited) => (
            <div className="flex items-center justify-end gap-2">
              <ConfirmGiving of={edited} name={edited.title} onAsk={() => setTarget(edited)} />
              <Menu
                align="end"
                trigger={<IconButton icon="dots" label={`Tindakan untuk ${edited.title}`} size="dense" />}
              >
                <MenuItem icon="pencil" onSelect={() => setReward({ edited })}>
                  Ubah
                </MenuItem>
                <MenuLink icon="list" render={<Link to={rewardVouchersPath(edited.id)} />}>
                  Lihat penukaran
                </MenuLink>
              </Menu>
            </div>
          )}
          empty={<EmptyState icon="coins" title="Belum ada hadiah" text="Tambahkan hadiah agar poin dapat ditukar." />}
        />
      </Section>
      {rule && <RuleDialog rule={rule} onClose={() => setRule(null)} />}
      {reward && <RewardDialog reward={reward.edited} onClose={() => setReward(null)} />}
      {target && <ConfirmReward reward={target} onClose={() => setTarget(null)} />}
    </div>
  )
}

function ConfirmReward({ reward, onClose }: { reward: AdminReward; onClose: () => void }) {
  return (
    <ActDialog
      open
      onClose={onClose}
      call="admin/poin/hadiah/setujui"
      body={() => ({ rewardId: reward.id, version: reward.version })}
      title={`Setujui ${reward.title}?`}
      confirmLabel="Ya, setujui"
      done="Hadiah disetujui"
      shows={pointsAdministrationQuery}
      refreshes={['admin/poin/lihat', 'admin/promo/daftar']}
    >
      {reward.proposal?.by} mengusulkan voucher <GivingWords {...reward} />, untuk{' '}
      {formatQuantity(String(reward.points))} poin.
    </ActDialog>
  )
}

const columns: Column<AdminReward>[] = [
  {
    key: 'nama',
    title: 'Hadiah',
    onCard: 'heading',
    className: 'md:w-1/3',
    cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
  },
  { key: 'poin', title: 'Poin', numeric: true, cell: ({ points }) => formatQuantity(String(points)) },
  {
    key: 'nilai',
    title: 'Voucher',
    numeric: true,
    cell: (terms) => <VoucherTerms {...terms} />,
  },
  { key: 'ditukar', title: 'Ditukar', numeric: true, cell: ({ redeemed }) => formatQuantity(String(redeemed)) },
  {
    key: 'status',
    title: 'Status',
    cell: ({ active, proposal }) =>
      proposal ? (
        <WaitingNote proposal={proposal} />
      ) : active ? (
        <StatusPill tone="success">ditawarkan</StatusPill>
      ) : (
        <StatusPill>disimpan</StatusPill>
      ),
  },
]

interface Props {
  /** As it was when the dialog was opened. */
  rule: PointRule
  onClose: () => void
}

/** Changes how points are earned from now on [ADM-5]. */
function RuleDialog({ rule, onClose }: Props) {
  const save = useAct('admin/poin/aturan/simpan', {
    done: 'Aturan poin tersimpan',
    shows: pointsAdministrationQuery,
    refreshes: ['admin/poin/lihat'],
  })
  const form = useCallForm(save, {
    start: {
      rupiahPerPoint: shownQuantity(String(rule.rupiahPerPoint)),
      lastMonths: String(rule.lastMonths),
    },
    body: ({ rupiahPerPoint, lastMonths }) => ({
      version: rule.version,
      rupiahPerPoint: readAmount(rupiahPerPoint) ?? rupiahPerPoint,
      lastMonths: lastMonths.trim(),
    }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title="Ubah aturan poin"
      description="Berlaku untuk pesanan yang selesai mulai sekarang. Poin yang sudah diperoleh tetap, begitu juga masa berlakunya."
      confirmLabel="Simpan aturan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          form={form}
          name="rupiahPerPoint"
          read={typedAmount}
          digits={10}
          label="Nilai barang untuk 1 poin"
          leading={<span className="ps-1 text-sm">Rp</span>}
          className="num"
        />
        <TextField
          form={form}
          name="lastMonths"
          label="Poin berlaku"
          inputMode="numeric"
          maxLength={2}
          trailing="bulan"
        />
      </div>
    </FormModal>
  )
}
