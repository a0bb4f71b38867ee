import type { Product } from '@motif/contract'
import { choiceDrawnFor } from '@motif/contract/area-rules'
import { type ChosenOptions, firstChoice, withColour } from '@motif/contract/product-rules'
import type { SavedDesign } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import useSWR from 'swr'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { drawn } from '../editor/drawn.ts'
import type { DesignLibrary } from '../library/library.ts'
import { readable } from '../library/readable.ts'
import { designableProduct } from '../library/products.ts'
import { AlsoOn } from './also-on.tsx'
import { fitNamed } from './fit-to-product.ts'

interface AlsoOnSavedProps {
  design: Pick<SavedDesign, 'id' | 'name'>
  library: DesignLibrary
  onClose: () => void
}

/** A saved design on other products. To design on one of them, a copy is saved and opened. */
export function AlsoOnSaved({ design: { id, name }, library, onClose }: AlsoOnSavedProps) {
  const navigate = useNavigate()
  // Cached data of an earlier visit may be outdated.
  const [visit] = useState(() => crypto.randomUUID())
  const { data, error, mutate } = useSWR(
    ['also on saved', id, visit],
    async () => {
      const document = readable((await library.get(id)).document)
      const product = await designableProduct(document.product)
      const wanted = withColour(product, {}, document.colour)
      const choices = choiceDrawnFor(product, document, wanted) ?? firstChoice(product, wanted)
      const fit = (to: Product, options: ChosenOptions) => fitNamed(document, product, to, options)
      return { product, choices, fit }
    },
    { revalidateOnFocus: false }
  )
  const put = async (to: Product, options: ChosenOptions) => {
    if (!data) return
    try {
      const { document } = data.fit(to, options)
      const copy = await library.create({ name, document, ...(await drawn(to, document)) })
      await navigate(`/designertool?design=${encodeURIComponent(copy.id)}`)
    } catch (failure) {
      showFailureToast(failure)
    }
  }
  return (
    <AlsoOn
      name={name}
      design={data}
      loading={{ error, retry: () => void mutate() }}
      onPut={(to, options) => void put(to, options)}
      onClose={onClose}
    />
  )
}
