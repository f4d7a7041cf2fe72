import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OfferEditor } from '#domain/catalogue/contract-editor.ts'
import { offeredUnits } from '#domain/catalogue/offer.ts'
import { usualContainers } from '#domain/catalogue/packs/pack-kind.ts'
import { salesLimitWords } from '#domain/catalogue/prices/price-floor.ts'
import { LONGEST } from '#domain/limits.ts'
import { typedAmount, typedQuantity } from '#domain/numbers/number-text.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField, SelectField, TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { MaterialField } from './material-field.tsx'
import type { TypedOffer } from './typed-offer.ts'

interface Props {
  form: UseFormReturn<TypedOffer>
}

/** The section of the offered goods. */
export function IdentitySection({ form, known }: Props & { known: OfferEditor['known'] }) {
  const id = useId()
  return (
    <Section title="Bahan dan nama">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <MaterialField form={form} />
        </div>
        <TextField
          form={form}
          name="name"
          label="Nama produk"
          layoutClass="sm:col-span-2"
          hint="Seperti pembeli mencarinya: bahan, grade, ukuran."
          autoComplete="off"
          maxLength={LONGEST.productName}
        />
        <TextField form={form} name="nameEnglish" label="Nama Inggris" optional maxLength={LONGEST.productName} />
        <TextField
          form={form}
          name="otherNames"
          label="Nama lain"
          optional
          hint="Pisahkan dengan koma; produk juga ditemukan dengan nama ini."
        />
        <TextField
          form={form}
          name="sku"
          label="SKU"
          optional
          hint="Kode produk di gudang atau sistem Anda."
          autoComplete="off"
          maxLength={LONGEST.sku}
        />
        <TextField
          form={form}
          name="grade"
          label="Grade"
          placeholder="USP, Food Grade"
          list={`${id}grade`}
          autoComplete="off"
          maxLength={LONGEST.grade}
        />
        <KnownWords id={`${id}grade`} words={known.grades} />
        <TextField
          form={form}
          name="maker"
          label="Produsen"
          optional
          hint="Perusahaan yang membuat barang ini."
          list={`${id}produsen`}
          autoComplete="off"
          maxLength={LONGEST.maker}
        />
        <KnownWords id={`${id}produsen`} words={known.makers} />
        <TextField
          form={form}
          name="origin"
          label="Negara asal"
          list={`${id}asal`}
          autoComplete="off"
          maxLength={LONGEST.origin}
        />
        <KnownWords id={`${id}asal`} words={known.origins} />
        <TextField
          form={form}
          name="form"
          label="Bentuk"
          placeholder="serbuk, kristal, cairan"
          list={`${id}bentuk`}
          autoComplete="off"
          maxLength={LONGEST.form}
        />
        <KnownWords id={`${id}bentuk`} words={known.forms} />
      </div>
    </Section>
  )
}

/** What sellers have written already, offered while it is typed. */
function KnownWords({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}

/** How it is packed and sold. `unitFixed`: it was sold already, so prices and orders are in this unit; `setsStock`: the member may. */
export function PackSection({ form, unitFixed, setsStock }: Props & { unitFixed: boolean; setsStock: boolean }) {
  const unit = form.watch('unit')
  const suffix = <span className="pe-2">{unit}</span>
  const written = form.getValues('container')
  const containers = [...new Set([...usualContainers, ...(written ? [written] : [])])]
  const units = [...new Set([...offeredUnits, unit])]
  return (
    <Section title="Kemasan, minimum, dan stok">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="container"
          label="Jenis kemasan"
          placeholder="Pilih kemasan"
          options={containers.map((value) => ({ value, label: value }))}
        />
        <SelectField
          form={form}
          name="unit"
          label="Satuan"
          hint={unitFixed ? 'Tetap, karena produk ini pernah dijual.' : 'Satuan harga, stok, dan pesanan.'}
          options={units.map((value) => ({ value, label: value, disabled: unitFixed && value !== unit }))}
        />
        <AmountField
          form={form}
          name="packWeight"
          label="Isi per kemasan"
          read={typedQuantity}
          trailing={suffix}
          unit={unit}
        />
        <AmountField
          form={form}
          name="stock"
          label="Stok"
          hint={setsStock ? undefined : 'Diubah oleh pemilik toko atau gudang.'}
          readOnly={!setsStock}
          read={typedQuantity}
          trailing={suffix}
          unit={unit}
        />
        <AmountField
          form={form}
          name="minPurchase"
          label="Minimum pembelian"
          hint="Kelipatan isi per kemasan."
          read={typedQuantity}
          trailing={suffix}
          unit={unit}
        />
        <AmountField
          form={form}
          name="minNego"
          label="Minimum nego"
          optional
          hint="Kosong: sama dengan minimum pembelian."
          read={typedQuantity}
          trailing={suffix}
          unit={unit}
        />
      </div>
    </Section>
  )
}

/** Prices by level, and the secret terms of bargaining [NEGO-11]. */
export function PriceSection({ form, salesLimit }: Props & { salesLimit: string | null }) {
  const unit = form.watch('unit')
  const limit =
    salesLimit === null
      ? ''
      : ` ${salesLimitWords(salesLimit, null)} Di bawah itu minta persetujuan pemilik di halaman Harga.`
  const price = { leading: <span className="ps-1">Rp</span>, trailing: <span className="pe-2">/ {unit}</span>, unit }
  return (
    <Section
      title="Harga dan nego"
      lead={`Hanya pelanggan Anda yang melihat harga, menurut level masing-masing.${limit}`}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <AmountField form={form} name="price" label="Harga daftar (level 1)" read={typedAmount} {...price} />
        <AmountField form={form} name="priceAtLevel2" label="Harga level 2" optional read={typedAmount} {...price} />
        <AmountField form={form} name="priceAtLevel3" label="Harga level 3" optional read={typedAmount} {...price} />
        <Field group label="Nego" className="sm:col-span-2 lg:col-span-3">
          <Checkbox
            label="Harga dapat dinego"
            {...form.register('negotiable')}
            defaultChecked={form.getValues('negotiable')}
          />
        </Field>
        <AmountField
          form={form}
          name="lowestPrice"
          label="Harga terendah"
          optional
          hint="Rahasia Anda: dasar saran tawaran balik, tidak pernah terlihat oleh pembeli."
          read={typedAmount}
          {...price}
        />
        <TextField
          form={form}
          name="negoPercent"
          label="Persentase nego"
          optional
          hint="0 sampai 100; makin besar, makin dekat saran ke harga daftar."
          inputMode="decimal"
          className="num"
          maxLength={6}
          trailing={<span className="pe-2">%</span>}
        />
      </div>
    </Section>
  )
}

/** The seller's text beside the facts of the material. */
export function TextSection({ form }: Props) {
  return (
    <Section title="Keterangan">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextareaField
          form={form}
          name="description"
          label="Deskripsi"
          optional
          layoutClass="sm:col-span-2"
          maxLength={LONGEST.offerText}
        />
        <TextareaField
          form={form}
          name="importantInfo"
          label="Informasi penting"
          optional
          layoutClass="sm:col-span-2"
          maxLength={LONGEST.offerText}
        />
        <TextField form={form} name="storage" label="Penyimpanan" optional maxLength={LONGEST.storage} />
        <TextField
          form={form}
          name="shelfLifeMonths"
          label="Masa simpan"
          optional
          inputMode="numeric"
          className="num"
          maxLength={3}
          trailing={<span className="pe-2">bulan</span>}
        />
      </div>
    </Section>
  )
}

/** In which of the seller's collections it stands. */
export function CollectionSection({ form, collections }: Props & { collections: OfferEditor['showcases'] }) {
  if (collections.length === 0) return null
  return (
    <Section title="Etalase">
      <Field group hideLabel label="Etalase" error={form.formState.errors.showcases?.message}>
        <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
          {collections.map(({ name, slug }) => (
            <Checkbox key={slug} label={name} value={slug} {...form.register('showcases')} />
          ))}
        </div>
      </Field>
    </Section>
  )
}
