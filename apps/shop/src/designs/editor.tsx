import { boundsOf, fontCatalogue, type FontSet, toSvg } from '@motif/design'
import type { Product } from '@motif/contract'
import { canRedo, canUndo, designEditorMachine, documentOf, keptDocumentOf, newImage, newText, selectedIdsOf, shownNodesOf } from '@motif/flows/design-editor'
import { nodeName } from '@motif/ui/editor'
import { toaster } from '@motif/ui/components/toaster'
import { m } from '@motif/ui/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { addToCart } from '../services/cart.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import { announcementOf } from './announcement.ts'
import { initialChoices, variantOf } from './choices.ts'
import type { DesignDocument, DesignLibrary } from './library.ts'
import { useAutosave } from './use-autosave.ts'
import { useFontSet } from './use-font-set.ts'
import type { OpenedDesign } from './use-opened-design.ts'
import { useUploads } from './use-uploads.ts'

const uploadUrl = (id: string) => `/api/v1/uploads/${encodeURIComponent(id)}`

const fontChoices = fontCatalogue.map(({ id, family, category, weight, italic }) => ({ id, category, label: [family, weight === 400 ? '' : m.editor_font_weight({ weight }), italic ? m.editor_font_italic() : ''].join(' ').trim() }))

const startingFont = 'bricolage-grotesque-700'

function fontsIn(document: DesignDocument): string[] {
  return Object.values(document.areas).flatMap((nodes) => nodes.flatMap((node) => (node.type === 'text' ? node.font : [])))
}

/** The first area with something on it, drawn for a list of designs. */
function previewOf(product: Product, document: DesignDocument, fonts: FontSet | undefined): { preview?: string } {
  const area = product.printAreas.find(({ id }) => (document.areas[id]?.length ?? 0) > 0)
  return area === undefined || fonts === undefined ? {} : { preview: toSvg(document, { area, fonts, images: () => undefined, mode: 'screen' }) }
}

interface EditorProps {
  opened: OpenedDesign
  library: DesignLibrary
  isOnDevice: boolean
}

/** The design tool, joined to its machine, its fonts, its keeping and the cart. */
export function Editor({ opened, library, isOnDevice }: EditorProps) {
  const { product } = opened
  const navigate = useNavigate()
  const areas = useMemo(() => Object.fromEntries(product.printAreas.map((area) => [area.id, area])), [product])
  const actor = useActorRef(designEditorMachine, { input: { document: opened.document, areaId: product.printAreas[0]?.id ?? '', areas } })
  const snapshot = useSelector(actor, (current) => current)
  const { areaId } = snapshot.context
  const area = areas[areaId]
  const document = documentOf(snapshot)
  const { data: fonts } = useFontSet([startingFont, ...fontsIn(document)])
  const [name, setName] = useState(opened.name)
  const [choices, setChoices] = useState(() => initialChoices(product, opened.document.colour))
  const [isAdding, setIsAdding] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { state: saveState, change: keep, retry, id: savedId } = useAutosave({ initialId: opened.id, library, isOnDevice })
  const variant = variantOf(product, choices)
  const uploads = useUploads(({ id, width, height, name: fileName }) => {
    if (area !== undefined) actor.send({ type: 'ADD', node: newImage(area, { id: crypto.randomUUID(), image: id, widthPx: width, heightPx: height, name: fileName.slice(0, 80) }) })
  })

  useEffect(() => {
    const subscriptions = [
      actor.on('documentChanged', ({ document: changed }) => keep({ name, document: changed, ...previewOf(product, changed, fonts) })),
      actor.on('announced', ({ announcement: what, nodeIds }) => {
        const node = shownNodesOf(actor.getSnapshot()).find(({ id }) => id === nodeIds[0])
        setAnnouncement(announcementOf(what, node && nodeName(node)))
      })
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, keep, name, product, fonts])

  // A reload comes back to the saved design.
  useEffect(() => {
    if (savedId !== null && savedId !== opened.id) history.replaceState(history.state, '', `/designertool?design=${encodeURIComponent(savedId)}`)
  }, [savedId, opened.id])

  const drawing = useMemo(() => {
    if (area === undefined || fonts === undefined) return { svg: '', nodes: [] }
    const nodes = document.areas[area.id] ?? []
    return { svg: toSvg(document, { area, fonts, images: uploadUrl, mode: 'screen' }), nodes: nodes.map((node) => ({ node, box: boundsOf(node, fonts) })) }
  }, [document, area, fonts])

  const buy = async () => {
    if (variant === undefined) return
    setIsAdding(true)
    try {
      actor.send({ type: 'TEXT_COMMITTED' })
      await addToCart({ variantId: variant.id, quantity: 1, design: { document: keptDocumentOf(actor.getSnapshot()), ...(savedId === null || isOnDevice ? undefined : { designId: savedId }) } })
      toaster.show({ tone: 'good', title: m.cart_added({ name }), action: { label: m.cart_open(), onAct: () => void navigate('/cart') } })
    } catch (error) {
      tellFailure(error)
    }
    setIsAdding(false)
  }

  return (
    <DesignToolScreen
      product={product}
      onRetry={() => {}}
      name={name}
      onRename={(change) => {
        setName(change.name)
        keep({ name: change.name, document: keptDocumentOf(snapshot), ...previewOf(product, keptDocumentOf(snapshot), fonts) })
      }}
      save={saveState}
      onSaveRetry={retry}
      areaId={areaId}
      onAreaChange={(choice) => actor.send({ type: 'AREA_CHANGED', ...choice })}
      choices={choices}
      onChoose={({ optionId, value }) => {
        setChoices((chosen) => ({ ...chosen, [optionId]: value }))
        const isColour = product.options.some(({ id, values }) => id === optionId && values.some(({ swatch }) => swatch !== null))
        if (isColour) actor.send({ type: 'COLOUR_CHANGED', colour: value })
      }}
      areaSvg={drawing.svg}
      nodes={drawing.nodes}
      selectedIds={selectedIdsOf(snapshot)}
      onSelect={(choice) => actor.send({ type: 'SELECT', ...choice })}
      onPointerDown={(point) => actor.send({ type: 'POINTER_DOWN', ...point })}
      onPointerMove={({ xMm, yMm }) => actor.send({ type: 'POINTER_MOVE', xMm, yMm })}
      onPointerUp={({ xMm, yMm }) => actor.send({ type: 'POINTER_UP', xMm, yMm })}
      onPointerCancel={() => actor.send({ type: 'POINTER_CANCEL' })}
      onEscape={() => actor.send({ type: 'ESCAPE' })}
      onNudge={(move) => actor.send({ type: 'NUDGE', ...move })}
      onAddText={() => {
        if (area !== undefined) actor.send({ type: 'ADD', node: newText(area, { id: crypto.randomUUID(), text: m.editor_new_text(), font: startingFont, fill: '#1c1b18' }) })
      }}
      onAddImage={({ file }) => uploads.start(file)}
      onTextChange={(change) => actor.send({ type: 'TEXT_CHANGED', ...change })}
      onTextCommit={() => actor.send({ type: 'TEXT_COMMITTED' })}
      onNodeChange={(change) => actor.send({ type: 'CHANGE_NODE', ...change })}
      onCentre={(choice) => actor.send({ type: 'CENTRE', ...choice })}
      onDelete={(choice) => actor.send({ type: 'DELETE', ...choice })}
      canUndo={canUndo(snapshot)}
      canRedo={canRedo(snapshot)}
      onUndo={() => actor.send({ type: 'UNDO' })}
      onRedo={() => actor.send({ type: 'REDO' })}
      fonts={fontChoices}
      uploads={uploads.uploads}
      onUploadRetry={({ uploadId }) => uploads.retry(uploadId)}
      onUploadDismiss={({ uploadId }) => uploads.dismiss(uploadId)}
      price={variant?.price ?? product.price}
      isAvailable={(variant?.stock ?? 0) > 0}
      isAdding={isAdding}
      onAddToCart={() => void buy()}
      announcement={announcement}
    />
  )
}
