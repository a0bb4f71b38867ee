import type { LineBatch, Money, Product } from '@motif/contract'
import { shownOn } from '@motif/contract/area-rules'
import { type ChosenOptions, isColour, unitPrice, variantOf } from '@motif/contract/product-rules'
import {
  type DesignDocument,
  type Editor,
  type FontSet,
  type TeamMember,
  memberDocument,
  textsInFonts,
  memberTextFindingIds
} from '@motif/design'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'
import type { TeamSetting } from '@motif/ui/screens/design-tool'
import { useNavigate } from 'react-router'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { confirmationOf } from './confirmation.ts'
import { useBatch } from './use-batch.ts'

/** Variants in the chosen colour by member: a member's size overrides the design's. */
function variantsFor(product: Product, choices: ChosenOptions) {
  const others = product.options.filter((option) => !isColour(option))
  const sizes = others.find(({ id }) => id === 'size') ?? others[0]
  const variantFor = (size: string) =>
    variantOf(product, sizes === undefined ? choices : { ...choices, [sizes.id]: size })
  return { sizes: sizes?.values ?? [{ value: '', label: '' }], variantFor }
}

type Variants = ReturnType<typeof variantsFor>

const piecesOf = (members: readonly TeamMember[]) => members.reduce((sum, { quantity }) => sum + quantity, 0)

/** Unit price of a size, with the quantity discount of the total. */
function unitPriceOf({ price: lowest }: Product, { variantFor }: Variants, size: string, pieces: number): Money {
  const variant = variantFor(size)
  return variant === undefined ? lowest : unitPrice(variant, pieces)
}

/** One line per member, each with its own design. Members with equal name and number share one. */
async function linesFor(
  design: DesignDocument,
  { printAreas }: Product,
  { variantFor }: Variants,
  fonts: FontSet,
  { designId, confirmed }: { designId: string | undefined; confirmed: readonly string[] }
): Promise<Omit<LineBatch, 'key'>> {
  const { document, areas } = shownOn(printAreas, design)
  const designs = new Map<string, LineBatch['designs'][number]>()
  const lines = (document.team ?? []).flatMap((member) => {
    const variant = variantFor(member.size)
    if (variant === undefined) return []
    const frozen = memberDocument(document, member, areas, fonts)
    const text = JSON.stringify(frozen)
    if (!designs.has(text))
      designs.set(text, { document: frozen, ...(designId === undefined ? undefined : { designId }) })
    return { variantId: variant.id, quantity: member.quantity, design: [...designs.keys()].indexOf(text) }
  })
  const wanted = [...confirmed, ...memberTextFindingIds(document)]
  return {
    designs: await Promise.all(
      [...designs.values()].map(async (design) => ({ ...design, ...(await confirmationOf(design.document, wanted)) }))
    ),
    lines
  }
}

interface TeamOptions {
  product: Product
  choices: ChosenOptions
  editor: Editor
  name: string
  /** Set if the design is stored in the account. */
  designId: string | undefined
  /** The cart line that the team's items replace, and the callback afterwards. */
  line: { replaced: { id: string }; onReplaced: () => void } | undefined
}

/** Product data of the team list, and adding the team to the cart. */
export function useTeam({ product, choices, editor, name, designId, line }: TeamOptions): TeamSetting {
  const { isBusy, put } = useBatch()
  const navigate = useNavigate()
  const variants = variantsFor(product, choices)

  const buy = async (document: DesignDocument, confirmed: readonly string[]) => {
    const { loadFonts } = await import('@motif/design/browser')
    // The loaded fonts may lack characters of a name just typed.
    const lines = await linesFor(document, product, variants, await loadFonts(textsInFonts(document)), {
      designId,
      confirmed
    })
    const { failure: failed } = await put({ ...lines, ...(line && { replaces: [line.replaced.id] }) })
    if (failed) {
      toaster.show({ tone: 'bad', title: sentenceOf(failed) })
      return
    }
    toaster.show({
      about: `cart ${name}`,
      tone: 'good',
      title: m.editor_team_added({ name, count: piecesOf(document.team ?? []) }),
      action: { label: m.cart_open(), onAct: () => void navigate('/cart') }
    })
    line?.onReplaced()
  }
  return {
    sizes: variants.sizes.map(({ value, label }) => ({ value, label, stock: variants.variantFor(value)?.stock ?? 0 })),
    unitPriceOf: (size, pieces) => unitPriceOf(product, variants, size, pieces),
    isAdding: isBusy,
    onAddToCart: ({ confirmed }) => void buy(editor.store.getSnapshot().document, confirmed).catch(showFailureToast)
  }
}
