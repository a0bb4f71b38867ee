import { expect, it } from 'vitest'
import { mergedForms } from './merge-forms.ts'
import { type ProductForm, type VariantForm, emptyForm, inputOf, valuesOf, variantsFor } from './product-form.ts'

const sized = (labels: string) => [{ id: 'size', name: 'Size', values: valuesOf(labels, [], false) }]

const withSizes = (form: ProductForm, labels: string): ProductForm => ({
  ...form,
  options: sized(labels),
  variants: variantsFor(form, sized(labels))
})

const base: ProductForm = withSizes(
  {
    ...emptyForm('kites'),
    name: 'Kite',
    slug: 'kite',
    pictures: ['front', 'back'].map((upload) => ({
      upload,
      alt: upload,
      colour: null,
      focus: { x: 0.5, y: 0.5 },
      crop: null
    })),
    variants: [{ options: { size: 's' }, sku: 'KITE-S', price: '19.90', onHand: '5', weight: '', isSold: true }]
  },
  'S, M'
)

/** The form with changes to the variant of a size. */
const changing = (form: ProductForm, size: string, change: Partial<VariantForm>): ProductForm => ({
  ...form,
  variants: form.variants.map((variant) => (variant.options['size'] === size ? { ...variant, ...change } : variant))
})

const merge = (mine: ProductForm, theirs: ProductForm, prefer: 'mine' | 'theirs' = 'mine') =>
  mergedForms({ base, mine, theirs }, prefer)

const sold = ({ variants }: ProductForm) => variants.map(({ sku, price, onHand }) => [sku, price, onHand])

it('my price of one variant and their price of another are both kept', () => {
  const { form, conflicts } = merge(
    changing(base, 's', { price: '21' }),
    changing(base, 'm', { price: '25', sku: 'M' })
  )
  expect(sold(form)).toEqual([
    ['KITE-S', '21', '5'],
    ['M', '25', '0']
  ])
  expect(conflicts).toEqual([])
})

it('stock sold meanwhile is neither written back nor a conflict where I did not change it', () => {
  const mine = changing(base, 's', { price: '21' })
  const theirs = changing(base, 's', { onHand: '3' })
  const { form, conflicts } = merge(mine, theirs)
  expect(sold(form)[0]).toEqual(['KITE-S', '21', '3'])
  expect(conflicts).toEqual([])
  const read = inputOf(form, { decimals: 2, before: theirs })
  expect('input' in read && read.input.variants[0]).not.toHaveProperty('onHand')
})

it('stock that I changed is as I typed it, counted from theirs', () => {
  const mine = changing(base, 's', { onHand: '10' })
  const theirs = changing(base, 's', { onHand: '3' })
  const { form, conflicts } = merge(mine, theirs)
  expect(conflicts).toEqual([{ member: 'variants', item: 'S', field: 'onHand', mine: '10', theirs: '3' }])
  expect(inputOf(form, { decimals: 2, before: theirs })).toMatchObject({
    input: { variants: [{ onHand: 10, onHandBefore: 3 }, {}] }
  })
  expect(sold(merge(mine, theirs, 'theirs').form)[0]).toEqual(['KITE-S', '19.90', '3'])
})

it('a field that both changed goes to the preferred side and is named with both values', () => {
  const mine = changing({ ...base, name: 'Mine', description: 'Mine' }, 's', { price: '21', isSold: false })
  const theirs = changing({ ...base, name: 'Theirs', slug: 'theirs' }, 's', { price: '25' })
  const { form, conflicts } = merge(mine, theirs)
  expect(form).toMatchObject({ name: 'Mine', slug: 'theirs', description: 'Mine' })
  expect(form.variants[0]).toMatchObject({ price: '21', isSold: false })
  expect(conflicts).toEqual([
    { member: 'name', mine: 'Mine', theirs: 'Theirs' },
    { member: 'variants', item: 'S', field: 'price', mine: '21', theirs: '25' }
  ])
  expect(merge(mine, theirs, 'theirs').form.variants[0]).toMatchObject({ price: '25', isSold: false })
})

it('a description goes with its structure', () => {
  const rich = {
    description: 'Mine',
    richDescription: [{ kind: 'heading' as const, level: 3 as const, spans: [{ text: 'Mine' }] }]
  }
  expect(merge({ ...base, ...rich }, { ...base, name: 'Theirs' }).form).toMatchObject({ ...rich, name: 'Theirs' })
  const { form, conflicts } = merge({ ...base, ...rich }, { ...base, description: 'Theirs' }, 'theirs')
  expect(form).toMatchObject({ description: 'Theirs', richDescription: null })
  expect(conflicts).toEqual([{ member: 'description', mine: 'Mine', theirs: 'Theirs' }])
})

it('values that each side added make every combination', () => {
  const { form, conflicts } = merge(
    withSizes(base, 'S, M, L'),
    changing(withSizes(base, 'S, M, XL'), 'xl', { price: '30' })
  )
  expect(form.options[0]?.values.map(({ value }) => value)).toEqual(['s', 'm', 'xl', 'l'])
  expect(sold(form)).toEqual([
    ['KITE-S', '19.90', '5'],
    ['KITE-M', '19.90', '0'],
    ['KITE-XL', '30', '0'],
    ['KITE-L', '19.90', '0']
  ])
  expect(conflicts).toEqual([])
})

it('a value that I removed is gone with its variants, unless they changed one', () => {
  const mine = withSizes(base, 'S')
  expect(sold(merge(mine, changing(base, 'm', { onHand: '4' })).form)).toEqual([['KITE-S', '19.90', '5']])
  const theirs = changing(base, 'm', { price: '25' })
  expect(merge(mine, theirs).conflicts).toMatchObject([{ member: 'options', item: 'Size: M', mine: undefined }])
  expect(sold(merge(mine, theirs).form)).toEqual([['KITE-S', '19.90', '5']])
  expect(sold(merge(mine, theirs, 'theirs').form)).toEqual([
    ['KITE-S', '19.90', '5'],
    ['KITE-M', '25', '0']
  ])
})

it('an option that one side added goes together with its variants, and asks where the other changed variants', () => {
  const options = [...base.options, { id: 'colour', name: 'Colour', values: valuesOf('Red', [], true) }]
  const mine = { ...base, options, variants: variantsFor(base, options) }
  const untouched = merge(mine, changing(base, 's', { onHand: '3' }))
  expect([untouched.form.variants, untouched.conflicts]).toEqual([mine.variants, []])
  const theirs = changing(base, 's', { price: '25' })
  expect(merge(mine, theirs).conflicts).toEqual([{ member: 'options', mine: 'Size, Colour', theirs: 'Size' }])
  expect(merge(mine, theirs).form.variants).toEqual(mine.variants)
  expect(merge(mine, theirs, 'theirs').form).toMatchObject({ options: base.options, variants: theirs.variants })
})

it('an option that both added keeps what each set for its variants', () => {
  const options = [...base.options, { id: 'colour', name: 'Colour', values: valuesOf('Red', [], true) }]
  const both = { ...base, options, variants: variantsFor(base, options) }
  const { form, conflicts } = merge(changing(both, 's', { price: '21' }), changing(both, 'm', { price: '25' }))
  expect(conflicts.map(({ item, field }) => [item, field])).toEqual([
    ['S, Red', 'price'],
    ['M, Red', 'price']
  ])
  expect(form.variants.map(({ price }) => price)).toEqual(['21', '19.90'])
})

it('pictures merge one by one: order, words, and what was added or removed', () => {
  const [front, back] = base.pictures
  if (!front || !back) throw new Error('no pictures')
  const mine = { ...base, pictures: [back, { ...front, alt: 'Mine' }] }
  const theirs = { ...base, pictures: [front, { ...back, alt: 'Theirs' }, { ...front, upload: 'added' }] }
  expect(merge(mine, theirs).form.pictures.map(({ upload, alt }) => [upload, alt])).toEqual([
    ['back', 'Theirs'],
    ['front', 'Mine'],
    ['added', 'front']
  ])
  const removed = merge({ ...base, pictures: [front] }, theirs)
  expect(removed.conflicts).toMatchObject([{ member: 'pictures', item: 'Theirs', mine: undefined }])
  expect(removed.form.pictures.map(({ upload }) => upload)).toEqual(['front', 'added'])
})
