import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Suspense, lazy, useCallback, useState } from 'react'
import {
  Stage,
  ZoomBar,
  useActivity,
  useEditor,
  useEditorSetting,
  useEditorState,
  useSelectedNodes
} from '../../editor/index.ts'
import { ExitPresence } from '../../components/layer/index.ts'
import { AreaSwitcher } from './area-switcher.tsx'
import { blankOf } from './blank-of.ts'
import { BottomSheet, onItsSide } from './bottom-sheet.tsx'
import { ComingPictures, isComingOnto } from './coming-pictures.tsx'
import { MultiSelectPanel } from './multi-select-panel.tsx'
import { Inspector } from './inspector/index.ts'
import { PanelFrame } from './panel-frame.tsx'
import { CheckContext, useCheckOf } from './panels/check/check-context.tsx'
import { CheckButton } from './panels/check/check-count.tsx'
import { panels } from './panels/registry.ts'
import { TeamOrderProvider, useTeamOrderOf } from './panels/team/team-order.ts'
import { ShowPanelContext } from './panels/show-panel.ts'
import { ProductPanel } from './product-panel.tsx'
import { PurchaseBar, SlimPurchase } from './purchase-bar.tsx'
import { SelectionBar, everyPart, useOpenPart } from './selection/index.ts'
import { useTeamSetting } from './team-context.ts'
import { ToolBar } from './tool-bar.tsx'
import { usePersistedAids } from './use-persisted-aids.ts'
import { useCovered, useOpenPanel, useValueWhenIdle } from './use-open-panel.ts'
import { SlimTopBar, TopBar } from './top-bar.tsx'
import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'
import { Uploads } from './uploads.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useRefusals } from './use-refusals.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../editor/stage/shortcuts-dialog.tsx')).ShortcutsDialog
}))
const LiveStrip = lazy(async () => ({ default: (await import('./live/index.ts')).LiveStrip }))
const PreviewDialog = lazy(async () => ({ default: (await import('./live/index.ts')).PreviewDialog }))

interface WorkbenchProps extends DesignToolScreenProps {
  product: DesignToolProduct
}

/** In pixels, so that large text leaves room for the product; at both ends in low windows. */
const overStage = {
  lgDown: { '& button': { minHeight: '44px', minWidth: '44px' } },
  [onItsSide]: { justifyContent: 'space-between' }
} as const

export function Workbench({ product, openPainter, ...props }: WorkbenchProps) {
  const areaId = useEditorState((state) => state.areaId)
  const area = product.printAreas.find(({ id }) => id === areaId) ?? product.printAreas[0]
  const isChosen = useValueWhenIdle(useSelectedNodes().length > 0)
  const isMultiSelecting = useValueWhenIdle(useActivity().kind === 'multiSelecting')
  const { send, store } = useEditor()
  const [covered, setCovered] = useCovered()
  const [hasShortcuts, setShortcuts] = useState(false)
  const [previewed, setPreviewed] = useState<string>()
  const [openId, setOpenId] = useOpenPanel(props.startsWithCheck ? 'check' : undefined)
  const openPart = useOpenPart()
  usePersistedAids(props.designKey ?? '')
  useRefusals()
  const picture = blankOf(product, areaId, props.choices)
  const isWide = useIsWide()
  const team = useTeamSetting()
  const check = useCheckOf({
    areas: product.printAreas,
    ground: useEditorSetting().productColour,
    showsFirst: props.startsWithCheck ?? false,
    onFound: () => setOpenId('check'),
    onRow: () => setOpenId('team'),
    onClear: (wanted, confirmed) => {
      setOpenId((last) => (wanted === 'team' ? 'team' : last === 'check' ? undefined : last))
      if (wanted === 'team') team.onAddToCart({ confirmed })
      else props.onAddToCart({ confirmed })
    }
  })
  const teamOrder = useTeamOrderOf({
    isShown: openId === 'team',
    onShow: () => setOpenId('team'),
    onReady: () => void check.ask('team')
  })
  /** Orders the design, or the team's items. */
  const order = () => (teamOrder.isTeam ? teamOrder.order() : void check.ask('design'))
  const isAvailable = props.isAvailable ?? true
  const purchase = {
    price: props.price,
    isAvailable,
    purpose: props.purpose ?? 'add',
    isTeam: teamOrder.isTeam,
    onAddToCart: order,
    isBusy: check.isChecking || team.isAdding || (props.isAdding ?? false)
  }
  const top = {
    name: props.name,
    onRename: props.onRename,
    save: props.save,
    onSaveRetry: props.onSaveRetry,
    ...(props.onSaveAsNew && { onSaveAsNew: props.onSaveAsNew })
  }
  const { onAlsoOn, onShare, onVersions } = props
  const acts = { onAlsoOn, onShare, onVersions }
  const openShortcuts = useCallback(() => setShortcuts(true), [setShortcuts])
  const toggle = useCallback(
    (id: string) => {
      send({ type: 'MULTI_SELECT', isOn: false })
      setOpenId((last) => (last === id ? undefined : id))
    },
    [send, setOpenId]
  )
  const tools = { onAddText: props.onAddText, onAddImage: props.onAddImage, openId, onToggle: toggle }
  const previewArea = useCallback(() => setPreviewed(store.getSnapshot().areaId), [setPreviewed, store])
  const close = () => setOpenId(undefined)
  const panel = panels.find(({ id }) => id === openId)
  const opened = isMultiSelecting ? (
    <MultiSelectPanel />
  ) : panel ? (
    <PanelFrame key={panel.id} panel={panel} onClose={close} />
  ) : isChosen && isWide ? (
    <Inspector />
  ) : isChosen && openPart.openId === everyPart ? (
    <Inspector onClose={openPart.close} />
  ) : isChosen && openPart.part ? (
    <PanelFrame key={openPart.part.id} panel={openPart.part} onClose={openPart.close} />
  ) : undefined
  const productPanel = (onClose?: () => void) =>
    area && (
      <ProductPanel
        product={product}
        area={area}
        choices={props.choices}
        onChoose={props.onChoose}
        onChangeProduct={props.onChangeProduct}
        {...(onClose ? { onClose } : undefined)}
      />
    )
  const isBroad = !isMultiSelecting && panel?.isBroad === true
  const isCovered = Object.keys(covered).length > 0
  if (!area) return null
  return (
    <CheckContext value={check}>
      <ShowPanelContext value={setOpenId}>
        <TeamOrderProvider value={teamOrder}>
          {isWide ? (
            <TopBar {...top} {...acts} purchase={<PurchaseBar {...purchase} />} />
          ) : (
            <SlimTopBar
              {...top}
              purchase={<SlimPurchase {...purchase} />}
              notice={isAvailable ? undefined : m.editor_unavailable()}
            />
          )}
          <chakra.div
            flex="1"
            minHeight={0}
            display="grid"
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              lg: `5.5rem minmax(0, 1fr) ${isBroad ? 'clamp(21rem, 40vw, 32rem)' : '21rem'}`
            }}
            gridTemplateRows="minmax(0, 1fr)"
          >
            {isWide ? (
              <chakra.div borderInlineEndWidth="1px" overflowY="auto" padding={2}>
                <ToolBar layout="rail" {...tools} />
              </chakra.div>
            ) : null}
            <chakra.div position="relative" minHeight={0} overflow="hidden">
              {picture ? (
                <Stage
                  productName={product.name}
                  picture={picture}
                  area={area}
                  covered={covered}
                  onShortcuts={openShortcuts}
                />
              ) : null}
              {/* The little stage space a sheet leaves shows the selection. */}
              <chakra.div
                position="absolute"
                insetBlockEnd={3}
                insetInline={3}
                display={isCovered ? 'none' : 'flex'}
                flexWrap="wrap"
                gap={2}
                justifyContent="center"
                alignItems="end"
                pointerEvents="none"
                css={overStage}
              >
                <AreaSwitcher areas={product.printAreas} areaId={area.id} />
                <ZoomBar onShortcuts={openShortcuts} />
              </chakra.div>
              <ComingPictures uploads={props.uploads} onDismiss={props.onUploadDismiss} />
              <Uploads
                uploads={props.uploads.filter((upload) => !isComingOnto(area.id)(upload))}
                onRetry={props.onUploadRetry}
                onDismiss={props.onUploadDismiss}
              />
              {isWide || isCovered ? null : (
                <chakra.div position="absolute" insetBlockStart={2} insetInlineEnd={2}>
                  <CheckButton onOpen={() => setOpenId('check')} />
                </chakra.div>
              )}
              {!isWide && (opened || openId === 'product') ? (
                <BottomSheet
                  key={isMultiSelecting ? 'multiSelecting' : (panel?.id ?? openPart.openId ?? 'product')}
                  onCover={setCovered}
                >
                  {opened ?? productPanel(close)}
                </BottomSheet>
              ) : null}
            </chakra.div>
            {isWide ? (
              <chakra.div borderInlineStartWidth="1px" overflowY="auto" minHeight={0}>
                {openPainter ? (
                  <Suspense fallback={null}>
                    <LiveStrip
                      product={product}
                      choices={props.choices}
                      openPainter={openPainter}
                      onEnlarge={setPreviewed}
                    />
                  </Suspense>
                ) : null}
                {opened ?? productPanel()}
              </chakra.div>
            ) : null}
          </chakra.div>
          {isWide ? null : (
            <chakra.div bg="bg" borderBlockStartWidth="1px" paddingBlockEnd="env(safe-area-inset-bottom)">
              {isChosen && !isMultiSelecting && openId === undefined ? (
                <SelectionBar openId={openPart.openId} onToggle={openPart.toggle} />
              ) : (
                <ToolBar layout="bar" {...tools} {...acts} onPreview={openPainter && previewArea} />
              )}
            </chakra.div>
          )}
          <ExitPresence>
            {openPainter && previewed !== undefined ? (
              <Suspense fallback={null}>
                <PreviewDialog
                  product={product}
                  choices={props.choices}
                  onChoose={props.onChoose}
                  openPainter={openPainter}
                  areaId={previewed}
                  onClose={() => setPreviewed(undefined)}
                />
              </Suspense>
            ) : null}
          </ExitPresence>
          <ExitPresence>
            {hasShortcuts ? (
              <Suspense fallback={null}>
                <ShortcutsDialog onClose={() => setShortcuts(false)} />
              </Suspense>
            ) : null}
          </ExitPresence>
        </TeamOrderProvider>
      </ShowPanelContext>
    </CheckContext>
  )
}
