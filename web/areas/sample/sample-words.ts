import type { SampleBadge } from '#domain/sample/product.ts'
import type { Tone } from '#web/ui/status/badge.tsx'

export const badgeStyle: Record<SampleBadge, { label: string; tone: Tone }> = {
  new: { label: 'Baru', tone: 'info' },
  hot: { label: 'Laris', tone: 'attention' },
  sale: { label: 'Promo', tone: 'danger' },
}

export const paths = {
  shop: '/shop',
  // also reached as /shop/cart, which leads signed-in buyers to their own [ROUTE-5]
  cart: '/shop/keranjang',
  wishlist: '/shop/favorit',
  compare: '/shop/bandingkan',
}

export function sampleProductPath({ id }: { id: number }): string {
  return `/shop/produk/${id}`
}
