import type { LineBatch, Money, Product } from '@motif/contract'
import { type ChosenOptions, isColour, unitPrice, variantOf } from '@motif/contract/product-rules'
import { type DesignDocument, type Editor, type FontSet, type TeamMember, memberDocument, textsIn } from '@motif/design'
import { toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'
import { m } from '@motif/ui/messages'
import type { TeamSetting } from '@motif/ui/screens/design-tool'
import { useNavigate } from 'react-router'
import { tellFailure } from '../../shell/tell-failure.ts'
import { useBatch } from './use-batch.ts'

/** The goods in the chosen colour, member by member: a size of theirs comes before the one chosen for the design. */
function goodsFor(product: Product, choices: ChosenOptions) {
  const others = product.options.filter((option) => !isColour(option))
  const sizes = others.find(({ id }) => id === 'size') ?? others[0]
  const variantFor = (size: string) => variantOf(product, sizes === undefined ? choices : { ...choices, [sizes.id]: size })
  return { sizes: sizes?.values ?? [{ value: '', label: '' }], variantFor }
}

type Goods = ReturnType<typeof goodsFor>

const piecesOf = (members: readonly TeamMember[]) => members.reduce((sum, { quantity }) => sum + quantity, 0)

/** What all pieces cost together; the more there are, the less each may cost. */
function totalOf(members: readonly TeamMember[], { price: lowest }: Product, { variantFor }: Goods): Money {
  const pieces = piecesOf(members)
  const priceOf = (size: string) => {
    const variant = variantFor(size)
    return variant === undefined ? lowest : unitPrice(variant, pieces)
  }
  return { amount: members.reduce((sum, { size, quantity }) => sum + quantity * priceOf(size).amount, 0), currency: lowest.currency }
}

/** A line a member, each with a frozen design of its own; who shares a name and a number shares that. */
function linesFor(document: DesignDocument, { printAreas }: Product, { variantFor }: Goods, fonts: FontSet, designId: string | undefined): Omit<LineBatch, 'key'> {
  const designs = new Map<string, LineBatch['designs'][number]>()
  const lines = (document.team ?? []).flatMap((member) => {
    const variant = variantFor(member.size)
    if (variant === undefined) return []
    const frozen = memberDocument(document, member, printAreas, fonts)
    const text = JSON.stringify(frozen)
    if (!designs.has(text)) designs.set(text, { document: frozen, ...(designId === undefined ? undefined : { designId }) })
    return { variantId: variant.id, quantity: member.quantity, design: [...designs.keys()].indexOf(text) }
  })
  return { designs: [...designs.values()], lines }
}

interface TeamOptions {
  product: Product
  choices: ChosenOptions
  editor: Editor
  name: string
  /** Where the design is kept with the account. */
  designId: string | undefined
}

/** What a team's list knows of the goods, and its way to the cart. */
export function useTeam({ product, choices, editor, name, designId }: TeamOptions): TeamSetting {
  const { isBusy, put } = useBatch()
  const navigate = useNavigate()
  const goods = goodsFor(product, choices)

  const buy = async (document: DesignDocument) => {
    const { loadFonts } = await import('@motif/design/browser')
    // Those at hand may be without the letters of a name typed a moment ago.
    const failed = await put(linesFor(document, product, goods, await loadFonts(textsIn(document)), designId))
    if (failed) toaster.show({ tone: 'bad', title: sentenceOf(failed) })
    else toaster.show({ about: `cart ${name}`, tone: 'good', title: m.editor_team_added({ name, count: piecesOf(document.team ?? []) }), action: { label: m.cart_open(), onAct: () => void navigate('/cart') } })
  }
  return {
    sizes: goods.sizes.map(({ value, label }) => ({ value, label, stock: goods.variantFor(value)?.stock ?? 0 })),
    totalOf: (members) => totalOf(members, product, goods),
    isAdding: isBusy,
    onAddToCart: () => void buy(editor.store.getSnapshot().document).catch(tellFailure)
  }
}
