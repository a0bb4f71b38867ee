import { fontCatalogue } from '@motif/design'
import { z } from 'zod'
import { brandKitLimits } from './brand-kit-rules.ts'
import { defineCalls } from './call.ts'
import { id, isUnique, line } from './primitives.ts'

const { colours, fonts, logos, nameLetters } = brandKitLimits

const families = new Set(fontCatalogue.map((face) => face.package))

const isEachOnce = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => isUnique(items.map(keyOf))

const once = 'each once'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb in lower case')
const name = line(nameLetters).nullable()
/** Number of changes of a kit, for optimistic locking: an outdated one is refused with 409. */
const revision = z.int().min(0)

const brandKit = z.object({
  colours: z.array(z.object({ value: z.string(), name: z.string().nullable() })),
  fonts: z.array(z.string()),
  logos: z.array(z.object({ upload: id, name: z.string().nullable() })),
  revision
})

export const brandKitCalls = defineCalls({
  'GET /api/v1/brand-kit': {
    summary: 'The colours, fonts and logos of the person’s brand; an empty kit of revision 0 before the first change',
    tag: 'designs',
    access: 'user',
    answers: { 200: brandKit }
  },
  'PUT /api/v1/brand-kit': {
    summary:
      'Save the whole kit; with an older `revision` than there is it is refused. A logo is a picture uploaded to the person’s account',
    tag: 'designs',
    access: 'user',
    body: z.object({
      colours: z
        .array(z.object({ value: colour, name }))
        .max(colours)
        .refine((items) => isEachOnce(items, ({ value }) => value), once),
      fonts: z
        .array(z.string().refine((family) => families.has(family), 'a family of the shop’s fonts'))
        .max(fonts)
        .refine((items) => isEachOnce(items, (family) => family), once),
      logos: z
        .array(z.object({ upload: id, name }))
        .max(logos)
        .refine((items) => isEachOnce(items, ({ upload }) => upload), once),
      revision
    }),
    answers: { 200: brandKit }
  }
})
