import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

/** Asks what of a shipment was short, damaged or off-spec [CLAIM-1]. */
export const ClaimDialog = lazyDialog<{ open: boolean; shipmentId: string; onClose: () => void }>(
  async () => (await import('./claim-form.tsx')).ClaimForm,
)
