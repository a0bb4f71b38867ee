import type { ProductInput } from '@motif/contract'
import { type ProductForm, type VariantForm, combinationKey, isSame, noSale, variantsFor } from './product-form.ts'

type Side = 'mine' | 'theirs'
type Option = ProductInput['options'][number]

interface Versions<Value> {
  base: Value
  mine: Value
  theirs: Value
}

/** A place that both changed. Without a field it is an item that one side removed, where `mine` or `theirs` is undefined. */
export interface FormConflict {
  member: keyof ProductForm
  /** Which one of a list. */
  item?: string
  field?: string
  mine: unknown
  theirs: unknown
}

type Report = (conflict: Pick<FormConflict, 'item' | 'field' | 'mine' | 'theirs'>) => void

interface Merging {
  prefer: Side
  report: Report
}

function mergedValue<Value>({ base, mine, theirs }: Versions<Value>, { prefer, report }: Merging): Value {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  report({ mine, theirs })
  return prefer === 'mine' ? mine : theirs
}

function mergedMembers<Item extends object>(
  { base, mine, theirs }: { base: Item | undefined; mine: Item; theirs: Item },
  { prefer, report }: Merging
): Item {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])] as (keyof Item & string)[]
  const members = names.map((name): [string, unknown] => [
    name,
    mergedValue(
      { base: base?.[name], mine: mine[name], theirs: theirs[name] },
      { prefer, report: (conflict) => report({ field: name, ...conflict }) }
    )
  ])
  return Object.fromEntries(members) as Item
}

/** Items by key; what repeats one gets a number. */
function keyed<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const byKey = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    const repeats = [...byKey.keys()].filter((known) => known === key || known.startsWith(`${key} #`)).length
    byKey.set(repeats === 0 ? key : `${key} #${repeats}`, item)
  }
  return byKey
}

/** Their order, unless only mine changed it. What the other side added stands at the end. */
function mergedOrder({ base, mine, theirs }: Versions<string[]>, prefer: Side): string[] {
  const shared = (keys: string[]) =>
    keys.filter((key) => mine.includes(key) && theirs.includes(key) && base.includes(key))
  const isMine = mergedValue(
    { base: shared(base), mine: shared(mine), theirs: shared(theirs) },
    { prefer, report: () => {} }
  )
  return [...new Set(isSame(isMine, shared(theirs)) ? [...theirs, ...mine] : [...mine, ...theirs])]
}

interface ListMerging<Item> extends Merging {
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Whether a side changed an item that the other side removed; by default, its members. */
  isChanged?: (item: Item, before: Item, side: Side) => boolean
  merge?: (versions: { base: Item | undefined; mine: Item; theirs: Item }, merging: Merging) => Item
}

/** Merges two lists item by item. An item that one side removed is gone unless the other side changed it. */
function mergedList<Item extends object>(
  { base, mine, theirs }: Versions<readonly Item[]>,
  {
    prefer,
    report,
    keyOf,
    nameOf,
    isChanged = (item, before) => !isSame(item, before),
    merge = mergedMembers
  }: ListMerging<Item>
): Item[] {
  const [before, own, other] = [keyed(base, keyOf), keyed(mine, keyOf), keyed(theirs, keyOf)]
  const order = mergedOrder({ base: [...before.keys()], mine: [...own.keys()], theirs: [...other.keys()] }, prefer)
  return order.flatMap((key): Item[] => {
    const versions = { base: before.get(key), mine: own.get(key), theirs: other.get(key) }
    const item = versions.mine ?? versions.theirs
    if (!item) return []
    const named = { prefer, report: (conflict: Parameters<Report>[0]) => report({ item: nameOf(item), ...conflict }) }
    if (versions.mine && versions.theirs)
      return [merge({ base: versions.base, mine: versions.mine, theirs: versions.theirs }, named)]
    if (!versions.base) return [item]
    const side = versions.mine ? 'mine' : 'theirs'
    if (!isChanged(item, versions.base, side)) return []
    named.report({ mine: versions.mine, theirs: versions.theirs })
    return side === prefer ? [item] : []
  })
}

/** Members of a variant beside its combination. */
const fieldsOf = ({ options: _options, sale = noSale, ...fields }: VariantForm) => ({ ...fields, sale })

const byCombination = (variants: readonly VariantForm[]) => keyed(variants, ({ options }) => combinationKey(options))

/** Whether a side changed variants. Their stock counts for mine alone, because sales change theirs. */
function areChanged(variants: readonly VariantForm[], before: readonly VariantForm[], side: Side): boolean {
  const known = byCombination(before)
  return variants.some((variant) => {
    const was = known.get(combinationKey(variant.options))
    const onHand = side === 'mine' ? variant.onHand : was?.onHand
    return was !== undefined && !isSame({ ...fieldsOf(variant), onHand }, fieldsOf(was))
  })
}

const optionNames = (options: readonly Option[]) => options.map(({ name }) => name).join(', ')
const idsOf = (options: readonly Option[]) => options.map(({ id }) => id).toSorted()

type Sold = Pick<ProductForm, 'options' | 'variants'>

/** Options and variants where only one side added or removed an option: no variant of one side is one of the other's. */
function mergedApart(versions: Versions<ProductForm>, { prefer, report }: Merging): Sold {
  const { base, mine, theirs } = versions
  const isTouched = (side: Side) =>
    !isSame(versions[side].options, base.options) || areChanged(versions[side].variants, base.variants, side)
  const isBoth = isTouched('mine') && isTouched('theirs')
  if (isBoth) report({ mine: optionNames(mine.options), theirs: optionNames(theirs.options) })
  const { options, variants } = versions[isBoth ? prefer : isTouched('mine') ? 'mine' : 'theirs']
  return { options, variants }
}

/** Labels of a variant's values. */
const variantName =
  (forms: readonly Pick<ProductForm, 'options'>[]) =>
  ({ options: chosen }: VariantForm): string =>
    Object.entries(chosen)
      .map(([id, value]) => {
        const values = forms
          .flatMap(({ options }) => options.filter((option) => option.id === id))
          .flatMap((option) => option.values)
        return values.find((known) => known.value === value)?.label ?? value
      })
      .join(', ')

function mergedSold(versions: Versions<ProductForm>, reportOf: (member: keyof ProductForm) => Merging): Sold {
  const { base, mine, theirs } = versions
  if (!isSame(idsOf(mine.options), idsOf(theirs.options))) return mergedApart(versions, reportOf('options'))
  const options = mergedList(
    { base: base.options, mine: mine.options, theirs: theirs.options },
    {
      ...reportOf('options'),
      keyOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      merge: (option, merging) => ({
        ...option.theirs,
        name: mergedValue(
          { base: option.base?.name ?? '', mine: option.mine.name, theirs: option.theirs.name },
          merging
        ),
        values: mergedList(
          { base: option.base?.values ?? [], mine: option.mine.values, theirs: option.theirs.values },
          {
            ...merging,
            report: (conflict) =>
              merging.report({ ...conflict, item: `${option.theirs.name}: ${conflict.item ?? ''}` }),
            keyOf: ({ value }) => value,
            nameOf: ({ label }) => label,
            isChanged: (value, before, side) => {
              const ofValue = ({ options: chosen }: VariantForm) => chosen[option.theirs.id] === value.value
              return (
                !isSame(value, before) ||
                areChanged(versions[side].variants.filter(ofValue), base.variants.filter(ofValue), side)
              )
            }
          }
        )
      })
    }
  )
  const fits = ({ options: chosen }: VariantForm) =>
    options.every(({ id, values }) => values.some(({ value }) => value === chosen[id]))
  const before = byCombination(base.variants)
  const merged = mergedList<VariantForm>(
    // Without a base none counts as removed: those stay that fit the options.
    { base: [], mine: mine.variants, theirs: theirs.variants },
    {
      ...reportOf('variants'),
      keyOf: ({ options: chosen }) => combinationKey(chosen),
      nameOf: variantName([theirs, mine]),
      merge: (variant, merging) => {
        const was = before.get(combinationKey(variant.theirs.options))
        return {
          options: variant.theirs.options,
          ...mergedMembers(
            { base: was && fieldsOf(was), mine: fieldsOf(variant.mine), theirs: fieldsOf(variant.theirs) },
            merging
          )
        }
      }
    }
  ).filter(fits)
  const isBoth = !isSame(mine.options, base.options) && !isSame(theirs.options, base.options)
  if (isBoth) return { options, variants: variantsFor({ ...theirs, variants: merged }, options) }
  const order = [...byCombination((isSame(options, theirs.options) ? theirs : mine).variants).keys()]
  const placeOf = ({ options: chosen }: VariantForm) => {
    const place = order.indexOf(combinationKey(chosen))
    return place < 0 ? order.length : place
  }
  return { options, variants: merged.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

type Description = Pick<ProductForm, 'description' | 'richDescription'>

/** The description with its structure as one value. */
function mergedDescription({ base, mine, theirs }: Versions<ProductForm>, { prefer, report }: Merging): Description {
  const partOf = ({ description, richDescription }: ProductForm): Description => ({ description, richDescription })
  return mergedValue(
    { base: partOf(base), mine: partOf(mine), theirs: partOf(theirs) },
    { prefer, report: () => report({ mine: mine.description, theirs: theirs.description }) }
  )
}

/** A video's members where all three have the same file; else it is one value. */
function mergedVideo({ base, mine, theirs }: Versions<ProductForm['video']>, merging: Merging): ProductForm['video'] {
  return base && mine && theirs && mine.upload === base.upload && theirs.upload === base.upload
    ? mergedMembers({ base, mine, theirs }, merging)
    : mergedValue({ base, mine, theirs }, merging)
}

/**
 * Merges concurrent changes of `base`: field by field, and lists item by item. Stock is mine only where I changed it. `prefer` decides conflicts,
 * which are returned.
 */
export function mergedForms(
  { base, mine, theirs }: Versions<ProductForm>,
  prefer: Side
): { form: ProductForm; conflicts: FormConflict[] } {
  const conflicts: FormConflict[] = []
  const mergingOf = (member: keyof ProductForm): Merging => ({
    prefer,
    report: (conflict) => conflicts.push({ member, ...conflict })
  })
  const versionsOf = <Name extends keyof ProductForm>(name: Name): Versions<ProductForm[Name]> => ({
    base: base[name],
    mine: mine[name],
    theirs: theirs[name]
  })
  const value = <Name extends keyof ProductForm>(name: Name) => mergedValue(versionsOf(name), mergingOf(name))
  const form: ProductForm = {
    name: value('name'),
    slug: value('slug'),
    category: value('category'),
    ...mergedDescription({ base, mine, theirs }, mergingOf('description')),
    details: value('details'),
    pictures: mergedList(versionsOf('pictures'), {
      ...mergingOf('pictures'),
      keyOf: ({ upload }) => upload,
      nameOf: ({ alt }) => alt
    }),
    video: mergedVideo(versionsOf('video'), mergingOf('video')),
    printAreas: mergedList(versionsOf('printAreas'), {
      ...mergingOf('printAreas'),
      keyOf: ({ id }) => id,
      nameOf: ({ name }) => name
    }),
    ...mergedSold({ base, mine, theirs }, mergingOf),
    tiers: value('tiers'),
    sizeGuide: value('sizeGuide'),
    seoTitle: value('seoTitle'),
    seoDescription: value('seoDescription'),
    taxClass: value('taxClass'),
    weight: value('weight'),
    status: value('status'),
    liveFrom: value('liveFrom')
  }
  return { form, conflicts }
}
