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
  /** Names the design: what it left out is kept under it, and under the name it gets when it is saved first. */
  design: string
  /** What is chosen of a product before the design is on it. */
  onChosen: (product: Product, options: ChosenOptions) => void
}

/** What a design came from when it went on another product: as long as it is not changed, the next way begins there, and nothing gets lost. */
const origins = new WeakMap<DesignDocument, DesignDocument>()

/** The side to show: the one of the same name, or else one with something on it. */
const areaToShow = ({ printAreas }: Product, { areas }: DesignDocument, shown: string): string | undefined =>
  (
    printAreas.find(({ id }) => id === shown) ??
    printAreas.find(({ id }) => (areas[id]?.length ?? 0) > 0) ??
    printAreas[0]
  )?.id

/** Puts the design on other products, each time as one step. What has no place on one waits until the design is back. */
export function useProductChange({ editor, known, choices, design, onChosen }: ProductChangeOptions) {
  const { store, commands } = editor
  const [left] = useState(() => designsBefore(design))
  useEffect(() => {
    if (left.size > 0) keepDesignsBefore(design, left)
  }, [design, left])

  /** The design as it would be on a product, what it is made from, and the sides of that which have no place there. */
  const fit = (to: Product, options: ChosenOptions) => {
    const { document: now } = store.getSnapshot()
    const source = origins.get(now) ?? now
    return { source, ...fitToProduct(source, known.of(source), to, options, left.get(to.slug)) }
  }
  const change = (to: Product, options: ChosenOptions) => {
    // Whatever is being cropped or typed is done by then.
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
