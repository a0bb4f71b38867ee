import { ExitPresence } from '@motif/ui/components/layer'
import type { BrandLogo } from '@motif/contract/brand-kit-rules'
import { choiceDrawnFor } from '@motif/contract/area-rules'
import { colourOptionOf, firstChoice, variantOf, withColour } from '@motif/contract/product-rules'
import { type Point, textsInFonts } from '@motif/design'
import { createEditor, centreOfVisible, newImage, newText } from '@motif/flows/design-editor'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { FollowBrandKit, createBrandKitFollower } from '../brand-kit/follow-brand-kit.ts'
import { ownUploads } from '../uploads/own-uploads.ts'
import { placeUpload } from '../uploads/place-upload.ts'
import { useFetchedSheet } from '../buying/use-fetched-sheet.ts'
import { automaticName, givenName } from './design-name.ts'
import { fontAddress, previewOf, startingFont } from './drawing.ts'
import { startingInk } from './starting-ink.ts'
import { isDrawing } from '../uploads/is-drawing.ts'
import { takeFiles } from '../../services/chosen-files.ts'
import { signedInUser } from '../../shell/client-state.ts'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { createKeepImage } from '../uploads/keep-image.ts'
import type { DesignDocument, DesignLibrary } from '../library/library.ts'
import { createLocalPictures } from '../uploads/local-pictures.ts'
import { openDesignPainter } from './live-design.ts'
import { placeOnArea } from '../uploads/picture-place.ts'
import { createPrepare, showNoteToast } from '../uploads/prepare.ts'
import { SaveQuestion } from '../saving/save-question.tsx'
import { useAutosave } from '../saving/use-autosave.ts'
import { useChoices } from './use-choices.ts'
import { useDesignDialogs } from './use-design-dialogs.tsx'
import { replacedBy, useCartLine } from '../buying/use-cart-line.ts'
import { followProduct } from './follow-product.ts'
import { createKnownProducts } from './known-products.ts'
import { useProductChange } from './use-product-change.ts'
import { useFontSet } from './use-font-set.ts'
import { useLineUpdate } from '../buying/use-line-update.ts'
import { useTeam } from '../buying/use-team.ts'
import type { OpenedDesign } from './use-opened-design.ts'
import { useTemplates } from './use-templates.ts'
import { learnSizes } from '../uploads/upload-sizes.ts'
import { uploadAddress } from '../uploads/upload-address.ts'
import { useUploadSizes } from '../uploads/use-upload-sizes.ts'
import { useUploads } from '../uploads/use-uploads.ts'

const loadChangeProduct = async () => (await import('../moving/change-product.tsx')).ChangeProduct
const loadBuySheet = async () => (await import('../buying/buy-sheet.tsx')).BuySheet
const loadAddDrawing = async () => (await import('../uploads/add-drawing.ts')).addDrawing

interface EditorProps {
  /** Replaces this design by a saved one. */
  onOpen: (id: string) => void
  opened: OpenedDesign
  library: DesignLibrary
  isOnDevice: boolean
}

/** Loads fonts and picture sizes. A separate component, so that the editor does not re-render when they arrive. */
function LoadParts({ editor, document }: Pick<Parameters<typeof useChoices>[0], 'editor' | 'document'>) {
  const texts = useMemo(() => [{ font: startingFont, text: '' }, ...textsInFonts(document)], [document])
  const { data: fonts } = useFontSet(texts)
  useEffect(() => editor.fonts.set(fonts), [editor, fonts])
  useUploadSizes(editor, document)
  return null
}

/** Connects the editor screen to fonts, storage and cart. */
export function Editor({ opened, library, isOnDevice, onOpen }: EditorProps) {
  const [known] = useState(() => createKnownProducts(opened.product))
  const { areasOf } = known
  const [editor] = useState(() => createEditor({ document: opened.document, areas: areasOf }))
  const { store, commands } = editor
  const { document } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const product = known.of(document)
  const areaNow = useCallback(() => {
    const { document: now, areaId } = store.getSnapshot()
    return areasOf(now).find(({ id }) => id === areaId)
  }, [areasOf, store])

  // The default name follows the text until the user sets one.
  const [given, setGiven] = useState(() => givenName(opened.name, opened.document))
  const nameOf = useCallback((content: DesignDocument) => given ?? automaticName(content), [given])
  const name = nameOf(document)
  const [initial] = useState(() => {
    const wanted = opened.options ?? withColour(product, {}, opened.document.colour)
    const inCart = opened.line?.product === opened.product.slug ? opened.line.options : undefined
    return inCart ?? choiceDrawnFor(product, opened.document, wanted) ?? firstChoice(product, wanted)
  })
  const { choices, choose, remember } = useChoices({ product, editor, document, initial })
  const { areaSizes } = document
  // The product with the area sizes of the design.
  const shown = useMemo(
    () => ({ ...product, printAreas: areasOf({ product: product.slug, ...(areaSizes && { areaSizes }) }) }),
    [product, areasOf, areaSizes]
  )
  const variant = variantOf(product, choices)

  const line = useCartLine({ opened, library })
  const {
    save: saveState,
    change: keep,
    saveNow,
    retry,
    id: savedId,
    draftKey,
    question,
    decide
  } = useAutosave({ opened, library: line?.keeper ?? library })
  const { fit, change } = useProductChange({
    editor,
    known,
    choices,
    design: savedId ?? draftKey,
    onChosen: (next, options) => {
      remember(options, next.slug)
      // A cart line's design is named after its product, which has changed.
      setGiven((last) => (last === product.name ? undefined : last))
    }
  })
  const buying = useFetchedSheet(loadBuySheet)
  const changing = useFetchedSheet(loadChangeProduct)
  const { open: openProducts } = changing
  const onChangeProduct = useCallback(() => void openProducts(), [openProducts])
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const fixing = useLineUpdate(opened.isFixing ? opened.line : undefined)
  const designId = line ? line.designId : isOnDevice ? undefined : (savedId ?? undefined)
  const team = useTeam({ product, choices, editor, name, designId, line })
  const contentOf = useCallback(
    (designName: string, content: DesignDocument) => ({
      name: designName,
      document: content,
      ...previewOf(known.of(content), content, editor.fonts.getSnapshot())
    }),
    [known, editor]
  )
  const about = useDesignDialogs({
    product,
    choices,
    name,
    fit,
    onPut: change,
    library,
    isOnDevice,
    saveNow: useCallback(
      () => saveNow(contentOf(name, store.getSnapshot().document)),
      [saveNow, contentOf, name, store]
    ),
    onOpen
  })
  useEffect(() => {
    let last = store.getSnapshot().document
    return store.subscribe(() => {
      const now = store.getSnapshot().document
      if (now === last) return
      if (now.product !== last.product) followProduct(now)
      last = now
      keep(contentOf(nameOf(now), now))
    })
  }, [store, keep, nameOf, contentOf])
  // After a reload the URL opens the saved design.
  useEffect(() => {
    if (savedId !== null && savedId !== opened.id)
      history.replaceState(history.state, '', `/designertool?design=${encodeURIComponent(savedId)}`)
  }, [savedId, opened.id])
  // If it was never saved, the URL opens its local draft.
  const isWaiting = savedId === null && (saveState === 'offline' || saveState === 'failed')
  useEffect(() => {
    if (isWaiting) history.replaceState(history.state, '', `/designertool?draft=${draftKey}&product=${product.slug}`)
  }, [isWaiting, draftKey, product.slug])

  const [pictures] = useState(createLocalPictures)
  const [prepare] = useState(() => createPrepare(() => known.of(store.getSnapshot().document).printAreas))
  useEffect(() => pictures.close, [pictures])
  const images = useCallback((id: string) => pictures.addressOf(id) ?? uploadAddress(id, '1600'), [pictures])
  const uploads = useUploads(pictures, prepare, ({ id, width, height, file, note, local, place }) => {
    showNoteToast(note)
    const area = areasOf(store.getSnapshot().document).find(
      (one) => one.id === (place?.areaId ?? store.getSnapshot().areaId)
    )
    if (!area) return
    pictures.keep(id, local)
    learnSizes(editor, [[id, { width, height }]])
    const hasRoom = commands.add(
      [
        newImage(area, {
          id: crypto.randomUUID(),
          image: id,
          widthPx: width,
          heightPx: height,
          name: file.name
        })
      ],
      { areaId: area.id, ...(place && { at: place }) }
    )
    if (!hasRoom && signedInUser.get() !== null) toaster.show({ tone: 'info', title: m.uploads_stays() })
  })
  const colours = colourOptionOf(product)
  const swatch = colours?.values.find(({ value }) => value === choices[colours.id])?.swatch
  const templates = useTemplates(product, editor)
  const [brandKit] = useState(createBrandKitFollower)
  const onPlaceUpload = useCallback(
    (upload: BrandLogo) => {
      const area = areaNow()
      if (area) void placeUpload(editor, area, upload)
    },
    [areaNow, editor]
  )
  const keepImage = useMemo(() => createKeepImage(editor, pictures, prepare), [editor, pictures, prepare])
  const { start } = uploads
  const onAddImage = useCallback(
    ({ file, at }: { file: File; at?: Point }) => {
      const area = areaNow()
      if (area && isDrawing(file))
        void loadAddDrawing().then((add) => add(editor, { file, area, at }), showFailureToast)
      else start(file, placeOnArea(area, at ?? editor.camera.getSeen()))
    },
    [start, areaNow, editor]
  )
  // Photos chosen on the product's page are the first thing on it.
  const { state: cameWith } = useLocation()
  const addChosen = useEffectEvent(() => {
    for (const file of takeFiles(cameWith)) onAddImage({ file })
  })
  useEffect(() => addChosen(), [])
  const onAddText = useCallback(
    ({ text, at }: { text?: string; at?: Point } = {}) => {
      const area = areaNow()
      if (!area) return
      const nodeId = crypto.randomUUID()
      const seen = editor.camera.getSeen()
      const fill = startingInk(at ?? centreOfVisible(area, seen), {
        nodes: store.getSnapshot().nodes,
        fonts: editor.fonts.getSnapshot(),
        product: swatch
      })
      // Ends cropping and text editing.
      editor.send({ type: 'DONE' })
      const hasRoom = commands.add(
        [
          newText(area, {
            id: nodeId,
            text: text ?? m.editor_new_text(),
            font: startingFont,
            fill,
            seen
          })
        ],
        at === undefined ? {} : { at }
      )
      // Starts editing the initial text at once: phones show their keyboard only if focus moves during the press.
      if (hasRoom && text === undefined) flushSync(() => editor.send({ type: 'EDIT_TEXT', nodeId }))
    },
    [areaNow, commands, editor, store, swatch]
  )

  const screen = (
    <DesignToolScreen
      product={shown}
      editor={editor}
      onRetry={() => {}}
      name={name}
      onRename={(change) => {
        setGiven(change.name)
        keep(contentOf(change.name, document))
      }}
      save={saveState}
      onSaveRetry={retry}
      {...(line === undefined && {
        onAlsoOn: about.onAlsoOn,
        onShare: about.onShare,
        onVersions: library.versions && about.onVersions
      })}
      choices={choices}
      onChoose={choose}
      onChangeProduct={onChangeProduct}
      images={images}
      originals={uploadAddress}
      keepImage={keepImage}
      designKey={savedId ?? draftKey}
      onAddText={onAddText}
      onAddImage={onAddImage}
      fontAddress={fontAddress}
      templates={templates}
      brandKit={brandKit}
      ownUploads={ownUploads}
      onPlaceUpload={onPlaceUpload}
      openPainter={openDesignPainter}
      uploads={uploads.uploads}
      onUploadRetry={({ uploadId }) => uploads.retry(uploadId)}
      onUploadDismiss={({ uploadId }) => uploads.dismiss(uploadId)}
      team={team}
      price={variant?.price ?? product.price}
      isAvailable={product.variants.some(({ stock }) => stock > 0)}
      onAddToCart={(checked) => {
        setConfirmed(checked.confirmed)
        if (fixing.isBusy) return
        // A fix needs no choice; without one, or if it is refused, the sheet offers one.
        void fixing
          .update({ product, choices, name, designId, document: store.getSnapshot().document, ...checked })
          .then((isUpdated) => (isUpdated ? line?.onReplaced() : void buying.open()))
      }}
      startsWithCheck={opened.isFixing === true && line !== undefined}
      isAdding={fixing.isBusy}
      {...(line && {
        purpose: 'update' as const,
        onSaveAsNew: () => void line.saveAsNew(contentOf(name, store.getSnapshot().document))
      })}
    />
  )
  return (
    <>
      <LoadParts editor={editor} document={document} />
      <FollowBrandKit follower={brandKit} />
      {screen}
      <ExitPresence>
        {buying.Sheet ? (
          <buying.Sheet
            product={product}
            design={{ id: designId, name, document, confirmed }}
            choices={choices}
            onChoose={choose}
            replaced={line && replacedBy(line.replaced, product)}
            onDone={line?.onReplaced ?? buying.close}
            onClose={buying.close}
          />
        ) : null}
      </ExitPresence>
      <ExitPresence>
        {changing.Sheet ? (
          <changing.Sheet
            product={product}
            choices={choices}
            fit={fit}
            isOfCart={line !== undefined}
            onChange={change}
            onClose={changing.close}
          />
        ) : null}
      </ExitPresence>
      {about.dialogs}
      <ExitPresence>
        {question ? <SaveQuestion product={product} question={question} onDecide={decide} onOpen={onOpen} /> : null}
      </ExitPresence>
    </>
  )
}
