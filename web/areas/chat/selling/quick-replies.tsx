import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { LoadingWords } from '#web/ui/list/skeleton.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { repliesQuery } from './queries.ts'

const RepliesDialog = lazyDialog(async () => (await import('./replies-dialog.tsx')).RepliesDialog)

/** The replies that the seller keeps, put into the bar by a press [SELLER-1]. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const { data: replies } = useQuery(repliesQuery)
  const [managing, setManaging] = useState(false)
  return (
    <>
      <Menu
        trigger={<IconButton icon="list" label="Balasan cepat" className="h-11!" />}
        className="max-h-80 max-w-80 overflow-y-auto"
      >
        {!replies && <LoadingWords className="block px-2.5 py-2" />}
        {replies?.map(({ id, title, text }) => (
          <MenuItem key={id} onSelect={() => onChoose(text)}>
            <span className="block truncate font-semibold">{title}</span>
            <span className="block truncate text-xs font-normal text-mute">{text}</span>
          </MenuItem>
        ))}
        <MenuItem icon="settings" onSelect={() => setManaging(true)}>
          {replies?.length === 0 ? 'Buat balasan cepat' : 'Kelola balasan cepat'}
        </MenuItem>
      </Menu>
      <RepliesDialog open={managing} onClose={() => setManaging(false)} />
    </>
  )
}
