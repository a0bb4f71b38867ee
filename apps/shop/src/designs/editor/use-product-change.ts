import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import type { Editor } from '@motif/design'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { useEffect, useState } from 'react'
import type { DesignDocument } from '../library/library.ts'
import { designsBefore, keepDesignsBefore } from '../moving/designs-before.ts'
import { fitToProduct } from '../moving/fit-to-product.ts'
import type { KnownProducts } from './known-products.ts'

interface ProductChangeOptions {
  editor: Editor
  known: KnownProducts
  choices: ChosenOptions
  /** Id of the design, under which omitted areas are remembered; carried over to its saved id. */
  design: string
  /** Options of a product chosen before the design moves there. */
  onChosen: (product: Product, options: ChosenOptions) => void
}

/**
 * The document a moved design was derived from: until it is edited, further moves start from it, so that nothing is
 * lost.
 */
const origins = new WeakMap<DesignDocument, DesignDocument>()

/** The area to show: the one of the same name, or else one with content. */
const areaToShow = ({ printAreas }: Product, { areas }: DesignDocument, shown: string): string | undefined =>
  (
    printAreas.find(({ id }) => id === shown) ??
    printAreas.find(({ id }) => (areas[id]?.length ?? 0) > 0) ??
    printAreas[0]
  )?.id

/**
 * Moves the design to other products, each as one undo step. Areas without a target are kept until the design returns.
 */
export function useProductChange({ editor, known, choices, design, onChosen }: ProductChangeOptions) {
  const { store, commands } = editor
  const [left] = useState(() => designsBefore(design))
  useEffect(() => {
    if (left.size > 0) keepDesignsBefore(design, left)
  }, [design, left])

  /** The design fitted to a product, its source, and the source's areas without a target. */
  const fit = (to: Product, options: ChosenOptions) => {
    const { document: now } = store.getSnapshot()
    const source = origins.get(now) ?? now
    return { source, ...fitToProduct(source, known.of(source), to, options, left.get(to.slug)) }
  }
  const change = (to: Product, options: ChosenOptions) => {
    // Ends cropping and text editing.
    editor.send({ type: 'DONE' })
    const { document: before, areaId } = store.getSnapshot()
    const from = known.of(before)
    const { document, source, leftOut } = fit(to, options)
    left.set(source.product, { document: source, leftOut })
    keepDesignsBefore(design, left)
    origins.set(document, source)
    known.add(to)
    onChosen(to, options)
    commands.fit(document, { areaId: areaToShow(to, document, areaId) })
    const undo = () => (store.getSnapshot().document === document ? commands.undo() : change(from, choices))
    toaster.show({
      about: 'design product',
      title: m.editor_product_changed({ product: to.name }),
      action: { label: m.common_undo(), onAct: undo }
    })
  }
  return {
    change,
    fit: (to: Product, options: ChosenOptions) => {
      const { document, source, leftOut } = fit(to, options)
      const names = known
        .of(source)
        .printAreas.filter(({ id }) => leftOut.includes(id))
        .map(({ name }) => name)
      return { document, leftOut: names }
    }
  }
}
