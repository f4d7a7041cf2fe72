import type { AuditEntry } from '#domain/audit/contract.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

/** What an act changed, and where it came from; opened by whoever wants to know. */
export function AuditEntryDetails({ entry }: { entry: AuditEntry }) {
  const { changes, role, network, device, thingId, position } = entry
  const facts = [
    ['Peran', role],
    ['Perangkat', device],
    ['Jaringan', network],
    ['Kode benda', thingId],
    ['Nomor', position],
  ].filter(([, value]) => value !== null)
  return (
    <details className="group/entry max-md:mt-1 open:w-full">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-mark text-xs text-mute hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={14} className="transition-transform group-open/entry:rotate-90" />
        {changes.length > 0 ? `${changes.length} perubahan` : 'Rincian'}
      </summary>
      <div className="mt-2 grid gap-3 rounded-control bg-wash p-3 text-start">
        {changes.length > 0 && (
          <table className="w-full table-fixed text-xs">
            <thead>
              <tr className="text-start text-mute">
                <th scope="col" className="w-2/5 pb-1 md:w-1/4 pe-3 text-start font-semibold">
                  Yang berubah
                </th>
                <th scope="col" className="pb-1 pe-3 text-start font-semibold">
                  Sebelum
                </th>
                <th scope="col" className="pb-1 text-start font-semibold">
                  Sesudah
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ name, before, after }) => (
                <tr key={name} className="align-top">
                  <th scope="row" className="py-0.5 pe-3 text-start font-normal text-mute">
                    {name}
                  </th>
                  <td className="num py-0.5 pe-3 [overflow-wrap:anywhere]">{before ?? '–'}</td>
                  <td className="num py-0.5 font-semibold [overflow-wrap:anywhere]">{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-mute">{name}</dt>
              <dd className="num [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
