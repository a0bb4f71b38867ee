import { fittedToVariant, shownOn } from '@motif/contract/area-rules'
import { type ChosenOptions, chosenColour } from '@motif/contract/product-rules'
import { documentVersion, fitText } from '@motif/design'
import { readableInkOn } from '@motif/ui/product-text'
import { useState } from 'react'
import useSWR from 'swr'
import { cartFailureOf, cartIdOf, cartOf } from '@motif/flows/cart'
import { m } from '@motif/messages'
import { waitFor } from 'xstate'
import { call } from '../../services/api.ts'
import { authenticatedCall } from '../../services/authenticated-call.ts'
import { CartFailure, cartActor } from '../../services/cart-flow.ts'
import { useUser } from '../../shell/client-state.ts'
import type { Draft } from '../saving/drafts/draft-store.ts'
import { drafts, leftDrafts } from '../saving/drafts/drafts.ts'
import type { DesignDocument, DesignLibrary } from '../library/library.ts'
import { keyOfLine } from '../buying/line-design-store.ts'
import { readable } from '../library/readable.ts'
import { newDesignOn, newDesignProduct, requestedVariant } from './new-design.ts'
import type { Line, Product } from '@motif/contract'

export interface OpenedDesign {
  /** Null until the first save. */
  id: string | null
  /** Its revision, if the library counts revisions. */
  revision?: number
  name: string
  document: DesignDocument
  product: Product
  /** Key of the draft with unsaved work of an earlier visit. */
  draftKey?: string
  /** Initial variant by the URL or the product's default; otherwise the variant it was drawn for. */
  options?: ChosenOptions
  /** The cart line whose design this is. */
  line?: OpenedLine
  /** Opened to fix a finding: with the check, and the line is updated in place. */
  isFixing?: boolean
}

export interface OpenedLine {
  id: string
  quantity: number
  designId: string | null
  /** The product of the cart line. */
  product: string
  /** Chosen option values of that product. */
  options: ChosenOptions
  /** Lines with the same design on the same product and colour. */
  others: readonly Pick<Line, 'id' | 'variantId' | 'quantity'>[]
}

const productOf = async (slug: string) => (await call('GET /api/v1/products/{slug}', { params: { slug } })).data

/**
 * Edits of a line's design from an earlier visit that did not reach the cart. A crashed tab's draft is newer than the
 * stored one.
 */
async function changedLine(
  lineId: string,
  owner: string | null
): Promise<(Pick<Draft, 'name' | 'document'> & { draftKey?: string }) | undefined> {
  const key = keyOfLine(lineId)
  const left = (await leftDrafts(owner)).find(({ designId }) => designId === key)
  if (left) return { name: left.name, document: readable(left.document), draftKey: left.key }
  const kept = await drafts.get(key).catch(() => undefined)
  return kept && { name: kept.name, document: readable(kept.document) }
}

/** The design of a cart line. If the line no longer exists, edits open as a new design. */
async function fromLine(lineId: string, owner: string | null): Promise<OpenedDesign> {
  const snapshot = await waitFor(cartActor(), (current) => current.matches('idle') || current.matches('waiting'))
  const cart = cartOf(snapshot)
  const changed = await changedLine(lineId, owner)
  const line = cart?.lines.find(({ id }) => id === lineId)
  if (!line?.design) {
    const failure = cart === null ? cartFailureOf(snapshot) : null
    if (failure !== null || changed === undefined)
      throw new CartFailure(failure ?? { code: 'not-found', message: '', detail: m.buying_line_gone() })
    return {
      id: null,
      name: changed.name,
      document: changed.document,
      product: await productOf(changed.document.product)
    }
  }
  const [{ data: design }, product] = await Promise.all([
    authenticatedCall('GET /api/v1/carts/{id}/lines/{lineId}/design', {
      params: { id: cartIdOf(snapshot) ?? '', lineId }
    }),
    productOf(line.productSlug)
  ])
  const { designId, alike } = design
  const frozen = readable(design.document)
  const options = product.variants.find(({ id }) => id === line.variantId)?.options ?? {}
  const colour = chosenColour(product, options)
  // Fitted to the product of this line.
  const document = fittedToVariant(product.printAreas, frozen, options)
  const others = cart?.lines.filter(({ id }) => alike.includes(id)) ?? []
  return {
    id: keyOfLine(lineId),
    name: line.name,
    // Uses the line's colour, whatever product it was drawn on.
    document: colour === undefined ? document : { ...document, colour },
    ...changed,
    // An earlier visit may have changed the product.
    product: changed && changed.document.product !== product.slug ? await productOf(changed.document.product) : product,
    line: { id: lineId, quantity: line.quantity, designId, product: line.productSlug, options, others }
  }
}

/** Text laid out like on the home page: same line breaks and size, in a readable ink. */
async function wordsOn(area: Product['printAreas'][number], text: string, fill: string) {
  const font = 'bricolage-grotesque-700'
  const { loadFonts } = await import('@motif/design/browser')
  return fitText(text, area, { id: crypto.randomUUID(), font, fill }, await loadFonts([{ text, font }]))
}

/** A blank design on a product, with a text if the URL has one. */
async function fresh(product: Product, search: URLSearchParams): Promise<Pick<OpenedDesign, 'document' | 'options'>> {
  const { colour, options, area } = newDesignOn(product, search)
  const text = search.get('text')?.slice(0, 200).trim() ?? ''
  const words = area === undefined || text === '' ? [] : [await wordsOn(area, text, readableInkOn(colour?.swatch))]
  const blank = fittedToVariant(
    product.printAreas,
    { version: documentVersion, product: product.slug, ...(colour && { colour: colour.value }), areas: {} },
    options
  )
  return { document: { ...blank, areas: area === undefined ? {} : { [area.id]: words } }, options }
}

/** A template, on its own product or the one in the URL. */
async function fromTemplate(id: string, search: URLSearchParams): Promise<OpenedDesign> {
  const wanted = Object.fromEntries(
    ['product', 'colour'].flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : []))
  )
  const { data } = await call('GET /api/v1/templates/{id}', { params: { id }, query: wanted })
  const product = await productOf(data.document.product)
  const options = requestedVariant(product, search, data.document.colour)
  return {
    id: null,
    name: data.name,
    document: fittedToVariant(product.printAreas, data.document, options),
    product,
    options
  }
}

/** A copy of a shared design. */
async function fromShared(key: string): Promise<OpenedDesign> {
  const { data } = await call('GET /api/v1/shared-designs/{key}', { params: { key } })
  return { id: null, name: data.name, document: readable(data.document), product: await productOf(data.product) }
}

const isSame = (one: Pick<OpenedDesign, 'name' | 'document'>, other: typeof one) =>
  one.name === other.name && JSON.stringify(one.document) === JSON.stringify(other.document)

/** A draft with its base revision: conflicts show when it is saved. */
const fromDraft = async ({ key, designId, revision, name, document }: Draft): Promise<OpenedDesign> => ({
  id: designId,
  draftKey: key,
  name,
  document: readable(document),
  product: await productOf(document.product),
  ...(revision === undefined ? undefined : { revision })
})

/** A saved design, or unsaved work on it by a closed tab. */
async function fromLibrary(id: string, library: DesignLibrary, owner: string | null): Promise<OpenedDesign> {
  const { name, document, revision } = await library.get(id)
  const left = (await leftDrafts(owner)).find(({ designId }) => designId === id)
  if (left && !isSame(left, { name, document })) return fromDraft(left)
  if (left) await drafts.remove(left.key)
  return {
    id,
    name,
    document: readable(document),
    product: await productOf(document.product),
    ...(revision === undefined ? undefined : { revision })
  }
}

/** A design drawn for discontinued sizes opens in the product's own. */
const inSoldSize = (opened: OpenedDesign): OpenedDesign => ({
  ...opened,
  document: shownOn(opened.product.printAreas, opened.document).document
})

/** `product`: that of a new design, which the page has loaded already. */
async function read(
  search: URLSearchParams,
  library: DesignLibrary,
  owner: string | null,
  product: Product | undefined
): Promise<OpenedDesign> {
  const id = search.get('design')
  const line = search.get('line')
  if (id !== null) return fromLibrary(id, library, owner)
  const key = search.get('draft')
  const draft = key === null ? undefined : await drafts.get(key).catch(() => undefined)
  if (draft?.owner === owner) return fromDraft(draft)
  if (line !== null) return { ...(await fromLine(line, owner)), isFixing: search.has('fix') }
  const copy = search.get('copy')
  if (copy !== null) return fromShared(copy)
  const template = search.get('template')
  if (template !== null) return fromTemplate(template, search)
  const begun = product ?? (await productOf(newDesignProduct(search) ?? ''))
  return { id: null, name: m.editor_untitled(), ...(await fresh(begun, search)), product: begun }
}

/**
 * The design a URL refers to, loaded once per visit: afterwards the editor owns it. Cached data of earlier visits is
 * never shown, since the editor would save it over newer changes.
 */
export function useOpenedDesign(
  search: URLSearchParams,
  library: DesignLibrary | undefined,
  product: Product | undefined
) {
  const owner = useUser()?._id ?? null
  const [visit] = useState(() => crypto.randomUUID())
  return useSWR<OpenedDesign>(
    library === undefined ? null : ['open-design', visit, search.toString()],
    async () => inSoldSize(await read(search, library as DesignLibrary, owner, product)),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false
    }
  )
}
