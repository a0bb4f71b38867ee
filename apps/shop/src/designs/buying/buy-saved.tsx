import { useState } from 'react'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { initialChoices } from '../choices.ts'
import type { DesignLibrary, LibraryDesign } from '../library.ts'
import { BuySheet } from './buy-sheet.tsx'
import type { Product } from '@motif/contract'

interface BuySavedProps {
  id: string
  library: DesignLibrary
  onFailure: (error: unknown) => void
  onClose: () => void
}

/** Puts a saved design into the cart without opening it. */
export function BuySaved({ id, library, onFailure, onClose }: BuySavedProps) {
  const { data } = useSWR(
    ['buy-design', id],
    async () => {
      const design = await library.get(id)
      return { design, product: (await call('GET /api/v1/products/{slug}', { params: { slug: design.document.product } })).data }
    },
    { revalidateOnFocus: false, onError: onFailure }
  )
  return data ? <Buy {...data} isOnDevice={library.home === 'device'} onClose={onClose} /> : null
}

function Buy({ design, product, isOnDevice, onClose }: { design: LibraryDesign; product: Product; isOnDevice: boolean; onClose: () => void }) {
  const [choices, setChoices] = useState(() => initialChoices(product, design.document.colour))
  return (
    <BuySheet
      product={product}
      design={{ id: isOnDevice ? undefined : design.id, name: design.name, document: design.document }}
      choices={choices}
      onChoose={({ optionId, value }) => setChoices((all) => ({ ...all, [optionId]: value }))}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
