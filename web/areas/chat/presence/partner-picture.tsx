import { Avatar } from '#web/ui/picture/avatar.tsx'

/** The other company, with a dot while a member there has the conversation open. */
export function PartnerPicture({ name, online }: { name: string; online: boolean }) {
  return (
    <span className="relative flex shrink-0">
      <Avatar name={name} square className="size-10!" />
      {online && (
        <span className="absolute -end-0.5 -bottom-0.5 size-3 rounded-full border-2 border-paper bg-success">
          <span className="sr-only">aktif sekarang</span>
        </span>
      )}
    </span>
  )
}
