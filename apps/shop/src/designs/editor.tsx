import type { Upload } from '@motif/contract'
import { textsIn } from '@motif/design'
import { canRedo, canUndo, designEditorMachine, documentOf, keptDocumentOf, newImage, newText, selectedIdsOf } from '@motif/flows/design-editor'
import { m } from '@motif/ui/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { initialChoices, isColourOption, variantOf } from './choices.ts'
import { drawingOf, fontChoices, previewOf, startingFont } from './drawing.ts'
import { sendersOf } from './editor-senders.ts'
import type { DesignLibrary } from './library.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useAutosave } from './use-autosave.ts'
import { useDesignPurchase } from './use-design-purchase.ts'
import { useFontSet } from './use-font-set.ts'
import type { OpenedDesign } from './use-opened-design.ts'
import { useUploads } from './use-uploads.ts'

const ink = '#1c1b18'

interface EditorProps {
  opened: OpenedDesign
  library: DesignLibrary
  isOnDevice: boolean
}

/** The design tool, joined to its machine, its fonts, its keeping and the cart. */
export function Editor({ opened, library, isOnDevice }: EditorProps) {
  const { product } = opened
  const areas = useMemo(() => Object.fromEntries(product.printAreas.map((area) => [area.id, area])), [product])
  const actor = useActorRef(designEditorMachine, { input: { document: opened.document, areaId: product.printAreas[0]?.id ?? '', areas } })
  const snapshot = useSelector(actor, (current) => current)
  const senders = useMemo(() => sendersOf(actor), [actor])
  const announcement = useAnnouncement(actor)
  const { areaId } = snapshot.context
  const area = areas[areaId]
  const document = documentOf(snapshot)
  const texts = useMemo(() => [{ font: startingFont, text: '' }, ...textsIn(document)], [document])
  const { data: fonts } = useFontSet(texts)
  const drawing = useMemo(() => drawingOf(document, area, fonts), [document, area, fonts])
  const [name, setName] = useState(opened.name)
  const [choices, setChoices] = useState(() => initialChoices(product, opened.document.colour))
  const variant = variantOf(product, choices)
  const { state: saveState, change: keep, retry, id: savedId } = useAutosave({ opened, library, isOnDevice })
  const { isAdding, buy } = useDesignPurchase()

  const uploads = useUploads(({ id, width, height, name: fileName }: Upload & { name: string }) => {
    if (area !== undefined) actor.send({ type: 'ADD', node: newImage(area, { id: crypto.randomUUID(), image: id, widthPx: width, heightPx: height, name: fileName.slice(0, 80) }) })
  })

  useEffect(() => {
    const changed = actor.on('documentChanged', (event) => keep({ name, document: event.document, ...previewOf(product, event.document, fonts) }))
    return () => changed.unsubscribe()
  }, [actor, keep, name, product, fonts])

  // A reload comes back to the saved design.
  useEffect(() => {
    if (savedId !== null && savedId !== opened.id) history.replaceState(history.state, '', `/designertool?design=${encodeURIComponent(savedId)}`)
  }, [savedId, opened.id])

  return (
    <DesignToolScreen
      {...senders}
      product={product}
      onRetry={() => {}}
      name={name}
      onRename={(change) => {
        const kept = keptDocumentOf(snapshot)
        setName(change.name)
        keep({ name: change.name, document: kept, ...previewOf(product, kept, fonts) })
      }}
      save={saveState}
      onSaveRetry={retry}
      areaId={areaId}
      choices={choices}
      onChoose={({ optionId, value }) => {
        setChoices((chosen) => ({ ...chosen, [optionId]: value }))
        if (isColourOption(product, optionId)) actor.send({ type: 'COLOUR_CHANGED', colour: value })
      }}
      areaSvg={drawing.svg}
      nodes={drawing.nodes}
      selectedIds={selectedIdsOf(snapshot)}
      onAddText={() => {
        if (area !== undefined) actor.send({ type: 'ADD', node: newText(area, { id: crypto.randomUUID(), text: m.editor_new_text(), font: startingFont, fill: ink }) })
      }}
      onAddImage={({ file }) => uploads.start(file)}
      canUndo={canUndo(snapshot)}
      canRedo={canRedo(snapshot)}
      fonts={fontChoices()}
      uploads={uploads.uploads}
      onUploadRetry={({ uploadId }) => uploads.retry(uploadId)}
      onUploadDismiss={({ uploadId }) => uploads.dismiss(uploadId)}
      price={variant?.price ?? product.price}
      isAvailable={(variant?.stock ?? 0) > 0}
      isAdding={isAdding}
      onAddToCart={() => {
        if (variant === undefined) return
        actor.send({ type: 'TEXT_COMMITTED' })
        const design = { document: keptDocumentOf(actor.getSnapshot()), ...(savedId === null || isOnDevice ? undefined : { designId: savedId }) }
        void buy(name, { variantId: variant.id, quantity: 1, design })
      }}
      announcement={announcement}
    />
  )
}
