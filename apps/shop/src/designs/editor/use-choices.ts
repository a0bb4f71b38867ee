import type { Product } from '@motif/contract'
import { choiceDrawnFor, fitsVariant, fittedToVariant, printAreasDrawnFor } from '@motif/contract/area-rules'
import { type ChosenOptions, colourOptionOf, withColour } from '@motif/contract/product-rules'
import type { Editor } from '@motif/design'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { formatNumber } from '@motif/ui/format'
import { useCallback, useMemo, useState } from 'react'
import type { DesignDocument } from '../library/library.ts'

/** Maximum number of remembered option choices, over all products, for undo. */
const remembered = 20

/**
 * The document a fitted one was derived from: further size changes start from it, so that repeated changes lose
 * nothing.
 */
const sources = new WeakMap<DesignDocument, DesignDocument>()

interface MadeChoice {
  product: string
  options: ChosenOptions
}

interface ChoicesOptions {
  product: Product
  editor: Editor
  document: DesignDocument
  /** Initially chosen options. */
  initial: ChosenOptions
}

/**
 * The variant being designed. Colour and size are part of the document, so that undo restores them; a size change fits
 * the design and reports it.
 */
export function useChoices({ product, editor, document, initial }: ChoicesOptions) {
  const { store, commands } = editor
  const [all, setMade] = useState<readonly MadeChoice[]>([{ product: product.slug, options: initial }])
  const { areaSizes } = document
  const { slug } = product
  const sized = useMemo(() => {
    const made = all.flatMap((one) => (one.product === slug ? [one.options] : []))
    const last = made[0] ?? {}
    const drawn = { ...(areaSizes && { areaSizes }) }
    return (
      made.find((choice) => fitsVariant(product.printAreas, drawn, choice)) ??
      choiceDrawnFor(product, drawn, last) ??
      last
    )
  }, [product, slug, all, areaSizes])
  const { colour } = document
  const choices = useMemo(() => withColour(product, sized, colour), [product, sized, colour])

  const remember = useCallback(
    (options: ChosenOptions, of: string) =>
      setMade((before) => [{ product: of, options }, ...before].slice(0, remembered)),
    []
  )
  const choose = useCallback(
    ({ optionId, value }: { optionId: string; value: string }) => {
      const tell = (fitted: DesignDocument, before: ChosenOptions) => {
        const area = printAreasDrawnFor(product.printAreas, fitted)?.find(
          ({ id }) => (fitted.areas[id]?.length ?? 0) > 0
        )
        if (area === undefined) return
        const undo = () => (store.getSnapshot().document === fitted ? commands.undo() : fit(before))
        toaster.show({
          about: 'design size',
          title: m.editor_fitted({ width: formatNumber(area.widthMm / 10), height: formatNumber(area.heightMm / 10) }),
          action: { label: m.common_undo(), onAct: undo }
        })
      }
      const fit = (next: ChosenOptions) => {
        const now = store.getSnapshot().document
        if (fitsVariant(product.printAreas, now, next)) return
        const source = sources.get(now) ?? now
        const fitted = fittedToVariant(product.printAreas, source, next)
        if (fitted !== source) sources.set(fitted, source)
        commands.fit(fitted)
        tell(fitted, choices)
      }
      const next = { ...choices, [optionId]: value }
      remember(next, slug)
      if (optionId === colourOptionOf(product)?.id) commands.setColour(value)
      else fit(next)
    },
    [product, slug, store, commands, choices, remember]
  )
  return { choices, choose, remember }
}
