import { useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '#domain/accounts/contract.ts'
import { fillWords } from '#domain/fill-words.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { viewerMay } from '#web/lib/viewer.ts'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { SignOutDialog } from '../accounts/sign-out.tsx'
import { FOLDER_PATH } from '../document-library/public.ts'
import { PointsEntry } from '../loyalty/public.ts'
import { BILLS_PATH } from '../receivables/public.ts'
import { shelfPaths } from '../saved-products/public.ts'
import { DISTRIBUTORS_PATH } from '../subscriptions/public.ts'

/** The signed-in user and company, with the account's menu [HEAD-1, HEAD-4]. */
export function AccountMenu({ viewer }: { viewer: Profile }) {
  const [leaving, setLeaving] = useState(false)
  const words = useInsideWords()
  const company = viewer.company?.name ?? ''
  // a company that buys and its shop have one name
  const kindOf = { buyer: words.buyerAccount, seller: words.sellerAccount, platform: '' }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={fillWords(words.accountMenu, { company })}
            className="flex items-center gap-2.5 rounded-field p-1 text-start hover:bg-ink/5 lg:ps-2"
          >
            <Avatar name={company} />
            <span className="hidden min-w-0 max-w-48 xl:block">
              <span className="block truncate text-sm font-semibold leading-tight">{company}</span>
              <span className="block truncate text-xs text-mute">{viewer.name}</span>
            </span>
            <Icon name="chevron-down" size={16} className="hidden text-mute lg:block" />
          </button>
        }
      >
        <div className="px-2.5 pb-2 pt-1.5">
          <p className="text-sm font-semibold">{viewer.name}</p>
          <p className="text-xs text-mute">
            {[company, kindOf[viewer.company?.kind ?? 'platform']].filter(Boolean).join(' · ')}
          </p>
        </div>
        <MenuLink icon="user" render={<Link to="/akun/profile" />}>
          {words.profile}
        </MenuLink>
        {viewer.company?.kind === 'buyer' && (
          <MenuLink icon="building" render={<Link to={DISTRIBUTORS_PATH} />}>
            {words.distributors}
          </MenuLink>
        )}
        {viewer.company?.kind === 'buyer' && (
          <MenuLink icon="card" render={<Link to={BILLS_PATH} />}>
            {words.bills}
          </MenuLink>
        )}
        {viewer.company?.kind === 'buyer' && <PointsEntry companyId={viewer.company.id} />}
        <MenuLink icon="heart" render={<Link to={shelfPaths.favourites} />}>
          {words.favourites}
        </MenuLink>
        <MenuLink icon="compare" render={<Link to={shelfPaths.compared} />}>
          {words.compared}
        </MenuLink>
        {viewerMay(viewer, 'cart.change') && viewer.company?.kind === 'buyer' && (
          <MenuLink icon="list" render={<Link to="/pesan-cepat" />}>
            {words.quickOrder}
          </MenuLink>
        )}
        {viewerMay(viewer, 'order.read') && (
          <MenuLink icon="table" render={<Link to="/daftar-belanja" />}>
            {words.shoppingLists}
          </MenuLink>
        )}
        {viewerMay(viewer, 'order.read') && (
          <MenuLink icon="chart" render={<Link to="/akun/belanja" />}>
            {words.spending}
          </MenuLink>
        )}
        {viewerMay(viewer, 'order.read') && (
          <MenuLink icon="document" render={<Link to={FOLDER_PATH} />}>
            {words.qualityDocuments}
          </MenuLink>
        )}
        {viewerMay(viewer, 'cart.change') && (
          <MenuLink icon="bell" render={<Link to={shelfPaths.awaited} />}>
            {words.awaited}
          </MenuLink>
        )}
        <MenuLink icon="building" render={<Link to="/akun/switch-account" />}>
          {words.switchAccount}
        </MenuLink>
        <MenuItem icon="log-out" onSelect={() => setLeaving(true)}>
          {words.signOut}
        </MenuItem>
      </Menu>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
