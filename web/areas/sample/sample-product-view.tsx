import { useState } from 'react'
import { MOST_OF_ONE } from '#domain/sample/cart.ts'
import { chosenOptions, type SampleProduct } from '#domain/sample/product.ts'
import { productPictures } from '#web/areas/catalogue/public.ts'
import { Field } from '#web/ui/form/field.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { RadioCard } from '#web/ui/form/radio-card.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Gallery } from '#web/ui/picture/gallery.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { QUANTITY_WANTED, readQuantity } from './quantity.ts'
import { AddButton, ListButton } from './sample-acts.tsx'
import { Rating, SampleBadges, SamplePrice } from './sample-facts.tsx'
import { SampleFrame } from './sample-frame.tsx'

/** One sample product: pictures, options, features [SAMPLE-1]. */
export function SampleProductView({ product }: { product: SampleProduct }) {
  return (
    <SampleFrame title={product.name}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-x-7">
        <Gallery
          label="Gambar produk"
          pictures={productPictures({ ...product, pictures: product.images, categoryId: product.pack.category })}
        />
        <BuyingCard product={product} />
        <Card padded>
          <CardTitle>Data produk</CardTitle>
          <FactList facts={product.features.map(({ name, value }) => ({ label: name, value }))} />
        </Card>
      </div>
    </SampleFrame>
  )
}

function BuyingCard({ product }: { product: SampleProduct }) {
  const [options, setOptions] = useState(() => chosenOptions(product))
  const [text, setText] = useState('1')
  const quantity = readQuantity(text)
  const problem = quantity === null ? QUANTITY_WANTED : null
  return (
    <Card padded className="grid gap-4 lg:row-span-2">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-1.5">
          <StatusPill tone="success">Stok tersedia</StatusPill>
          <SampleBadges product={product} />
        </p>
        <SamplePrice product={product} large />
        <Rating product={product} />
      </div>
      {product.options.map((option) => (
        <Field key={option.id} group label={option.name}>
          <div className="grid grid-cols-2 gap-2">
            {option.values.map((value) => (
              <RadioCard
                key={value.id}
                name={option.name}
                title={value.name}
                mark={false}
                checked={options.some(({ optionId, valueId }) => optionId === option.id && valueId === value.id)}
                onChange={() =>
                  setOptions(chosenOptions(product, [{ optionId: option.id, valueId: value.id }, ...options]))
                }
              />
            ))}
          </div>
        </Field>
      ))}
      <Field label="Jumlah" error={problem}>
        <QuantityStepper value={text} onChange={setText} most={MOST_OF_ONE} invalid={problem !== null} />
      </Field>
      <div className="grid gap-1">
        <AddButton
          size="lg"
          product={product}
          options={options}
          quantity={quantity ?? 1}
          reason={problem && 'Perbaiki dahulu jumlahnya.'}
        />
        <div className="flex justify-center gap-2">
          <ListButton product={product} list="wishlist" />
          <ListButton product={product} list="compare" />
        </div>
      </div>
    </Card>
  )
}
