import type { ProductInput, ShopConfig } from '@motif/contract'
import { ProblemError, type WrongMember } from '../../platform/problem.ts'
import { wrongAreas } from './area-rules.ts'
import { colourOption } from './cards.ts'
import { wrongSales } from './sale.ts'

/** One name for a combination of options, whatever the order of its members. */
export const combinationOf = (options: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Indices of what stands in a list before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))

/** Tax classes the shop's tax table names, beside `standard`. */
function taxClassesOf({ tax }: Pick<ShopConfig, 'tax'>): Set<string> {
  const classes = new Set(['standard'])
  for (const { classes: own, regions } of Object.values(tax)) {
    for (const name of Object.keys(own ?? {})) classes.add(name)
    for (const region of Object.values(regions ?? {}))
      if (typeof region === 'object') for (const name of Object.keys(region.classes ?? {})) classes.add(name)
  }
  return classes
}

function wrongOptions({ options }: ProductInput): WrongMember[] {
  return [
    ...repeated(options.map(({ id }) => id)).map((index): WrongMember => ({
      pointer: `/options/${index}/id`,
      reason: 'listed-twice'
    })),
    ...options.flatMap(({ values }, option) =>
      repeated(values.map(({ value }) => value)).map((index): WrongMember => ({
        pointer: `/options/${option}/values/${index}/value`,
        reason: 'listed-twice'
      }))
    )
  ]
}

/** Whether a variant says one value of every option, and of nothing else. */
export const combinationFits = (options: ProductInput['options'], chosen: Readonly<Record<string, string>>): boolean =>
  Object.keys(chosen).length === options.length &&
  options.every(({ id, values }) => values.some(({ value }) => value === chosen[id]))

function wrongVariants({ options, variants }: ProductInput): WrongMember[] {
  return [
    ...variants.flatMap((variant, index): WrongMember[] =>
      combinationFits(options, variant.options)
        ? []
        : [{ pointer: `/variants/${index}/options`, reason: 'variant-options-unknown' }]
    ),
    ...repeated(variants.map((variant) => combinationOf(variant.options))).map((index): WrongMember => ({
      pointer: `/variants/${index}/options`,
      reason: 'listed-twice'
    })),
    ...repeated(variants.map(({ sku }) => sku)).map((index): WrongMember => ({
      pointer: `/variants/${index}/sku`,
      reason: 'listed-twice'
    }))
  ]
}

function wrongPictures({ options, pictures }: ProductInput): WrongMember[] {
  const colours = new Set(options.find(({ id }) => id === colourOption)?.values.map(({ value }) => value))
  return pictures.flatMap(({ colour }, index): WrongMember[] =>
    colour === null || colours.has(colour)
      ? []
      : [{ pointer: `/pictures/${index}/colour`, reason: 'picture-colour-unknown' }]
  )
}

/** Refuses a product that contradicts itself, with every member that is wrong. */
export function checkProduct(
  input: ProductInput,
  { hasMadePictures }: { hasMadePictures: boolean },
  shop: ShopConfig
): void {
  const { status, pictures, variants, tiers, taxClass } = input
  const errors: WrongMember[] = [
    ...wrongOptions(input),
    ...wrongVariants(input),
    ...wrongSales(variants),
    ...wrongPictures(input),
    ...repeated(input.printAreas.map(({ id }) => id)).map((index): WrongMember => ({
      pointer: `/printAreas/${index}/id`,
      reason: 'listed-twice'
    })),
    ...wrongAreas(input, { isOfModel: hasMadePictures }),
    ...repeated(tiers.map(({ quantity }) => String(quantity))).map((index): WrongMember => ({
      pointer: `/tiers/${index}/quantity`,
      reason: 'listed-twice'
    })),
    ...(taxClassesOf(shop).has(taxClass) ? [] : [{ pointer: '/taxClass', reason: 'tax-class-unknown' } as const]),
    ...(status === 'live' && pictures.length === 0 && !hasMadePictures
      ? [{ pointer: '/pictures', reason: 'live-product-without-picture' } as const]
      : []),
    ...(status === 'live' && variants.every(({ isWithdrawn }) => isWithdrawn)
      ? [{ pointer: '/variants', reason: 'live-product-without-variant' } as const]
      : [])
  ]
  if (errors.length > 0) throw new ProblemError('product-invalid', { errors })
}
