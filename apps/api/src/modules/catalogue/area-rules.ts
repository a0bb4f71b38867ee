import { isConvex } from '@motif/mockup'
import type { ProductInput } from '@motif/contract'
import type { WrongMember } from '../../platform/problem.ts'
import { colourOption } from './cards.ts'

type Area = ProductInput['printAreas'][number]

/** The photograph of an area in a colour: one of that colour, else one for all colours. Null if the product has no colours. */
export function photoFor(
  { photos, isDyed }: Pick<Area, 'photos' | 'isDyed'>,
  pictures: ProductInput['pictures'],
  colour: string | null
): ProductInput['pictures'][number] | undefined {
  const shown = photos.flatMap((upload) => pictures.filter((picture) => picture.upload === upload).slice(0, 1))
  return (
    (isDyed ? undefined : shown.find((picture) => picture.colour === colour)) ??
    (isDyed || colour === null ? shown[0] : shown.find((picture) => picture.colour === null))
  )
}

/** Colours of a product; a single null if it has none. */
export const shadesOf = (options: ProductInput['options']): { value: string | null; label: string }[] => {
  const colours = options.find(({ id }) => id === colourOption)?.values
  return colours ?? [{ value: null, label: '' }]
}

function wrongArea(area: Area, at: string, { pictures, options }: ProductInput): WrongMember[] {
  const known = new Set(pictures.map(({ upload }) => upload))
  const unknown = area.photos.flatMap((upload, index): WrongMember[] =>
    known.has(upload) ? [] : [{ pointer: `${at}/photos/${index}`, reason: 'print-area-photo-unknown' }]
  )
  const bare = shadesOf(options).find(({ value }) => photoFor(area, pictures, value) === undefined)
  return [
    ...unknown,
    ...(isConvex(area.corners) ? [] : [{ pointer: `${at}/corners`, reason: 'print-area-crooked' } as const]),
    ...(area.safeMm * 2 < Math.min(area.widthMm, area.heightMm)
      ? []
      : [{ pointer: `${at}/safeMm`, reason: 'print-area-margin-too-wide' } as const]),
    ...(bare && unknown.length === 0
      ? [
          {
            pointer: `${at}/photos`,
            reason: 'print-area-colour-without-photo',
            params: { colour: bare.label }
          } as const
        ]
      : [])
  ]
}

/** Errors in the print areas of a product. The shop's own models have fixed areas. */
export const wrongAreas = (input: ProductInput, { isOfModel }: { isOfModel: boolean }): WrongMember[] =>
  isOfModel && input.printAreas.length > 0
    ? [{ pointer: '/printAreas', reason: 'print-areas-of-model' }]
    : input.printAreas.flatMap((area, index) => wrongArea(area, `/printAreas/${index}`, input))
