import type { LineBatch, Money, Product } from '@motif/contract'
import { type DesignDocument, type Editor, type FontSet, type TeamMember, memberDocument } from '@motif/design'
import { toaster } from '@motif/ui/components/toaster'
import { m } from '@motif/ui/messages'
import type { TeamSetting } from '@motif/ui/screens/design-tool'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addBatchToCart } from '../../services/cart.ts'
import { tellFailure } from '../../shell/tell-failure.ts'
import { isColourOption, variantOf } from './choices.ts'

type Choices = Readonly<Record<string, string>>

/** The goods in the chosen colour, member by member: a size of theirs comes before the one chosen for the design. */
function goodsFor(product: Product, choices: Choices) {
  const others = product.options.filter(({ id }) => !isColourOption(product, id))
  const sizes = others.find(({ id }) => id === 'size') ?? others[0]
  const variantFor = (size: string) => {
    const id = variantOf(product, sizes === undefined ? choices : { ...choices, [sizes.id]: size })?.id
    return product.variants.find((variant) => variant.id === id)
  }
  return { sizes: sizes?.values ?? [{ value: '', label: '' }], variantFor }
}

type Goods = ReturnType<typeof goodsFor>

const piecesOf = (members: readonly TeamMember[]) => members.reduce((sum, { quantity }) => sum + quantity, 0)

/** What all pieces cost together; the more there are, the less each may cost. */
function totalOf(members: readonly TeamMember[], { price: lowest }: Product, { variantFor }: Goods): Money {
  const pieces = piecesOf(members)
  const prices = members.map(({ size, quantity }) => {
    const { price = lowest, tierPrices = [] } = variantFor(size) ?? {}
    return quantity * (tierPrices.findLast((tier) => tier.quantity <= pieces)?.price ?? price).amount
  })
  return { amount: prices.reduce((sum, price) => sum + price, 0), currency: lowest.currency }
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
  choices: Choices
  editor: Editor
  name: string
  /** Where the design is kept with the account. */
  designId: string | undefined
}

/** What a team's list knows of the goods, and its way to the cart. */
export function useTeam({ product, choices, editor, name, designId }: TeamOptions): TeamSetting {
  const [isAdding, setIsAdding] = useState(false)
  const navigate = useNavigate()
  /** What was last asked for: asked for again where its answer was lost, nothing goes in twice. */
  const asked = useRef({ text: '', key: '' })
  const goods = goodsFor(product, choices)

  const buy = async (document: DesignDocument, fonts: FontSet) => {
    setIsAdding(true)
    const batch = linesFor(document, product, goods, fonts, designId)
    const text = JSON.stringify(batch)
    if (asked.current.text !== text) asked.current = { text, key: crypto.randomUUID() }
    try {
      await addBatchToCart({ ...batch, key: asked.current.key })
      asked.current = { text: '', key: '' }
      toaster.show({ about: `cart ${name}`, tone: 'good', title: m.editor_team_added({ name, count: piecesOf(document.team ?? []) }), action: { label: m.cart_open(), onAct: () => void navigate('/cart') } })
    } catch (error) {
      tellFailure(error)
    }
    setIsAdding(false)
  }
  return {
    sizes: goods.sizes.map(({ value, label }) => ({ value, label, stock: goods.variantFor(value)?.stock ?? 0 })),
    totalOf: (members) => totalOf(members, product, goods),
    isAdding,
    onAddToCart: () => {
      editor.send({ type: 'DONE' })
      const fonts = editor.fonts.getSnapshot()
      if (fonts) void buy(editor.store.getSnapshot().document, fonts)
    }
  }
}
