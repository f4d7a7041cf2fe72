import type { TaxUnit } from '#domain/tax/contract.ts'
import { type UnitCode, unitCodeNames, unitCodes } from '#domain/tax/unit-code.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Select } from '#web/ui/form/select.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const options = unitCodeNames.map((code) => ({ value: code, label: `${code} · ${unitCodes[code]}` }))

/** The codes of Coretax for the units that the shop sells by; the only place where they are chosen [TAX-2]. */
export function UnitsSection({ units }: { units: readonly TaxUnit[] }) {
  if (units.length === 0) return null
  return (
    <div id="satuan" className="scroll-mt-20">
      <Section title="Kode satuan" lead="Satuan pada invoice Anda dan kodenya di Coretax.">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {units.map((unit) => (
            <UnitChoice key={unit.unit} unit={unit} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

function UnitChoice({ unit: { unit, code, usual } }: { unit: TaxUnit }) {
  const act = useAct('pusat-seller/pajak/satuan', {
    done: 'Kode satuan disimpan',
    refreshes: ['pusat-seller/pajak/daftar'],
  })
  return (
    <li className="grid gap-1">
      <label htmlFor={`satuan-${unit}`} className="text-sm font-semibold">
        {unit} {code !== null && usual && <span className="font-normal text-mute">(bawaan)</span>}
      </label>
      <Select
        id={`satuan-${unit}`}
        size="sm"
        value={code ?? ''}
        {...(code === null && { placeholder: 'Pilih kode' })}
        options={options}
        disabled={act.working}
        // the options are the codes
        onChange={(event) => void act.send({ unit, code: event.currentTarget.value as UnitCode })}
      />
    </li>
  )
}
