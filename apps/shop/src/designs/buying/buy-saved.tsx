import { choiceDrawnFor } from '@motif/contract/area-rules'
import { firstChoice, withColour } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { ConfirmDialog } from '@motif/ui/components/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import type { DesignLibrary, LibraryDesign } from '../library/library.ts'
import { BuySheet } from './buy-sheet.tsx'
import { hasPreflightFindings } from './has-preflight-findings.ts'
import type { Product } from '@motif/contract'

interface BuySavedProps {
  id: string
  library: DesignLibrary
  onFailure: (error: unknown) => void
  onClose: () => void
}

/** Puts a saved design into the cart without opening the editor. */
export function BuySaved({ id, library, onFailure, onClose }: BuySavedProps) {
  const navigate = useNavigate()
  // Cached data of an earlier visit may be outdated.
  const [visit] = useState(() => crypto.randomUUID())
  const { data } = useSWR(
    ['buy-design', id, visit],
    async () => {
      const design = await library.get(id)
      const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: design.document.product } })
      // If the preflight cannot run here, the API runs it.
      return { design, product, isToBeSeen: await hasPreflightFindings(design.document, product).catch(() => false) }
    },
    { revalidateOnFocus: false, onError: onFailure }
  )
  if (data === undefined) return null
  const { design, product, isToBeSeen } = data
  if (!isToBeSeen)
    return <Buy design={design} product={product} isOnDevice={library.home === 'device'} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={m.buying_look_title({ name: design.name })}
      confirmLabel={m.buying_look_open()}
      onConfirm={() => void navigate(`/designertool?design=${encodeURIComponent(id)}`)}
      onCancel={onClose}
    >
      {m.buying_look_text()}
    </ConfirmDialog>
  )
}

function Buy({
  design,
  product,
  isOnDevice,
  onClose
}: {
  design: LibraryDesign
  product: Product
  isOnDevice: boolean
  onClose: () => void
}) {
  const [choices, setChoices] = useState(() => {
    const wanted = withColour(product, {}, design.document.colour)
    return choiceDrawnFor(product, design.document, wanted) ?? firstChoice(product, wanted)
  })
  return (
    <BuySheet
      product={product}
      design={{ id: isOnDevice ? undefined : design.id, name: design.name, document: design.document, confirmed: [] }}
      choices={choices}
      onChoose={({ optionId, value }) => setChoices((all) => ({ ...all, [optionId]: value }))}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
