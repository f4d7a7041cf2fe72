import { useState } from 'react'
import { formatQuantity } from '#domain/format.ts'
import type { Reward } from '#domain/loyalty/contract.ts'
import { Amount } from '#web/lib/amount.tsx'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  companyId: string
  userId: string
  rewards: readonly Reward[]
  /** The effect of the voucher where it is redeemed, shown before redeeming. */
  wordsFor?: ((reward: Reward) => string | null) | undefined
  /** Called with the new voucher's id. */
  onRedeemed?: ((voucherId: string, reward: Reward) => void) | undefined
}

/** The rewards; members who may not redeem read why [REG-5, ROLE-10]. */
export function Rewards({ companyId, userId, rewards, wordsFor, onRedeemed }: Props) {
  const [chosen, setChosen] = useState<Reward | null>(null)
  const [confirming, setConfirming] = useState(false)
  const { working, redeem } = useRedeem({ companyId, userId, onRedeemed })
  const reasons = new Set(rewards.map(({ redeem }) => redeem.reason))
  const words = chosen && wordsFor?.(chosen)
  // shown once where it is the same for all, as for members who may not redeem
  const [reasonOfAll = null] = reasons.size === 1 ? reasons : []

  return (
    <Card as="section" padded aria-label="Tukar poin">
      <CardTitle>Tukar poin</CardTitle>
      {rewards.length === 0 && <EmptyState icon="tag" title="Belum ada hadiah" text="Hadiah baru tampil di sini." />}
      {reasonOfAll && <p className="num mb-3 text-sm text-mute">{withAmounts(reasonOfAll)}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {rewards.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            explained={reasonOfAll === null}
            onRedeem={() => {
              setChosen(reward)
              setConfirming(true)
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={confirming}
        title={`Tukar ${points(chosen)}?`}
        confirmLabel="Ya, tukar"
        working={working}
        onConfirm={() => void (chosen && redeem(chosen).then(() => setConfirming(false)))}
        onCancel={() => setConfirming(false)}
      >
        Poin ditukar dengan {withAmounts(chosen?.title)}, berlaku {chosen?.validDays} hari untuk satu checkout dengan
        nilai barang minimal <Amount of={chosen?.minSpend ?? '0'} />.
        {words && <span className="num mt-2 block font-semibold text-ink">{withAmounts(words)}</span>}
      </ConfirmDialog>
    </Card>
  )
}

interface RewardCardProps {
  reward: Reward
  /** Says itself why it cannot be redeemed. */
  explained: boolean
  onRedeem: () => void
}

function RewardCard({ reward, explained, onRedeem }: RewardCardProps) {
  const { redeem } = reward
  return (
    <li className="flex flex-col rounded-card border border-line p-4">
      <p className="num text-lg font-semibold">{withAmounts(reward.title)}</p>
      <p className="num mt-0.5 text-sm font-semibold text-primary">{points(reward)}</p>
      <p className="num mb-4 mt-2 text-sm text-mute">
        Nilai barang minimal <Amount of={reward.minSpend} />; berlaku {reward.validDays} hari.
      </p>
      <div className="mt-auto">
        {redeem.allowed ? (
          <Button
            variant="secondary"
            block
            aria-label={`Tukar ${points(reward)} dengan ${reward.title}`}
            onClick={onRedeem}
          >
            Tukar
          </Button>
        ) : (
          explained && <p className="num text-sm font-medium text-ink-soft">{withAmounts(redeem.reason)}</p>
        )}
      </div>
    </li>
  )
}

function points(reward: Reward | null): string {
  return `${formatQuantity(String(reward?.points ?? 0))} poin`
}

const UNANSWERED = 'Kami belum menerima jawaban dari server. Silakan coba lagi; poin tidak akan ditukar dua kali.'

interface Redeeming {
  companyId: string
  userId: string
  /** Called with the new voucher's id. */
  onRedeemed?: ((voucherId: string, reward: Reward) => void) | undefined
}

/** Redeems a reward, once however often it is tried before an answer has come [REG-5]. */
function useRedeem({ companyId, userId, onRedeemed }: Redeeming) {
  const { working, send } = useKeyedAct('poin/tukar', {
    done: ({ data }) => `Poin ditukar dengan voucher ${data.voucher.code}`,
    failed: UNANSWERED,
    refreshes: ['points'],
  })

  async function redeem(reward: Reward): Promise<void> {
    await send(
      { companyId, userId, rewardId: reward.id, points: reward.points },
      { answered: ({ data }) => onRedeemed?.(data.voucher.id, reward) },
    )
  }

  return { working, redeem }
}
