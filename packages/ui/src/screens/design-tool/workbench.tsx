import { chakra } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { Stage, ZoomBar, useActivity, useEditor, useEditorSetting, useEditorState, useSelectedIds, useSelectedNodes } from '../../editor/index.ts'
import { AreaSwitcher } from './area-switcher.tsx'
import { blankOf } from './blank-of.ts'
import { BottomSheet } from './bottom-sheet.tsx'
import { ComingPictures, isComingOnto } from './coming-pictures.tsx'
import { Gathering } from './gathering.tsx'
import { Inspector } from './inspector/index.ts'
import { PanelFrame } from './panel-frame.tsx'
import { CheckContext, useCheckOf } from './panels/check/check-context.tsx'
import { CheckButton } from './panels/check/check-count.tsx'
import { panels } from './panels/registry.ts'
import { ProductPanel } from './product-panel.tsx'
import { PurchaseBar } from './purchase-bar.tsx'
import { useTeamSetting } from './team-context.ts'
import { ToolBar } from './tool-bar.tsx'
import { TopBar } from './top-bar.tsx'
import type { DesignToolProduct, DesignToolScreenProps } from './types.ts'
import { Uploads } from './uploads.tsx'

const ShortcutsDialog = lazy(async () => ({ default: (await import('../../editor/stage/shortcuts-dialog.tsx')).ShortcutsDialog }))
const LiveStrip = lazy(async () => ({ default: (await import('./live/index.ts')).LiveStrip }))
const PreviewDialog = lazy(async () => ({ default: (await import('./live/index.ts')).PreviewDialog }))

interface WorkbenchProps extends DesignToolScreenProps {
  product: DesignToolProduct
}

const resting = new Set<ReturnType<typeof useActivity>['kind']>(['idle', 'gathering', 'editingText', 'cropping'])

/** What was so when nothing was going on last: a sheet that came up under a finger would move what it holds. */
function useSettled(value: boolean): boolean {
  const { kind } = useActivity()
  const [settled, setSettled] = useState(value)
  if (resting.has(kind) && settled !== value) setSettled(value)
  return settled
}

/** Which panel is open. One to choose from makes way for the settings of what is chosen on the goods. */
function useOpenPanel() {
  const [openId, setOpenId] = useState<string>()
  const { kind } = useActivity()
  const selectedIds = useSelectedIds()
  const [settledIds, setSettledIds] = useState(selectedIds)
  if (resting.has(kind) && settledIds !== selectedIds) {
    setSettledIds(selectedIds)
    if (selectedIds.length > 0 && panels.some(({ id, makesWay }) => id === openId && makesWay)) setOpenId(undefined)
  }
  return [openId, setOpenId] as const
}

export function Workbench({ product, openPainter, ...props }: WorkbenchProps) {
  const areaId = useEditorState((state) => state.areaId)
  const area = product.printAreas.find(({ id }) => id === areaId) ?? product.printAreas[0]
  const isChosen = useSettled(useSelectedNodes().length > 0)
  const isGathering = useSettled(useActivity().kind === 'gathering')
  const { send } = useEditor()
  const [covered, setCovered] = useState(0)
  const [hasShortcuts, setShortcuts] = useState(false)
  const [previewed, setPreviewed] = useState<string>()
  const [openId, setOpenId] = useOpenPanel()
  const picture = blankOf(product, areaId, props.choices)
  const team = useTeamSetting()
  const check = useCheckOf({
    areas: product.printAreas,
    ground: useEditorSetting().goodsColour,
    onFound: () => setOpenId('check'),
    onRow: () => setOpenId('team'),
    onClear: (wanted) => {
      setOpenId((last) => (wanted === 'team' ? 'team' : last === 'check' ? undefined : last))
      if (wanted === 'team') team.onAddToCart()
      else props.onAddToCart()
    }
  })
  const purchase = (onCheck?: () => void) => <PurchaseBar price={props.price} isAvailable={props.isAvailable ?? true} purpose={props.purpose ?? 'add'} onAddToCart={() => void check.ask('design')} check={onCheck ? <CheckButton onOpen={onCheck} /> : undefined} />
  const openShortcuts = () => setShortcuts(true)
  const toggle = (id: string) => {
    send({ type: 'GATHER', isOn: false })
    setOpenId((last) => (last === id ? undefined : id))
  }
  const close = () => setOpenId(undefined)
  const panel = panels.find(({ id }) => id === openId)
  const opened = isGathering ? <Gathering /> : panel ? <PanelFrame key={panel.id} panel={panel} onClose={close} /> : isChosen ? <Inspector /> : undefined
  const goods = (onClose?: () => void) => area && <ProductPanel product={product} area={area} choices={props.choices} onChoose={props.onChoose} {...(onClose ? { onClose } : undefined)} />
  if (!area) return null
  return (
    <CheckContext value={check}>
      <TopBar name={props.name} onRename={props.onRename} save={props.save} onSaveRetry={props.onSaveRetry} {...(props.onSaveAsNew && { onSaveAsNew: props.onSaveAsNew })} purchase={purchase()} />
      <chakra.div flex="1" minHeight={0} display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '5.5rem minmax(0, 1fr) 21rem' }} gridTemplateRows="minmax(0, 1fr)">
        <chakra.div display={{ base: 'none', lg: 'block' }} borderInlineEndWidth="1px" overflowY="auto" padding={2}>
          <ToolBar layout="rail" onAddText={props.onAddText} onAddImage={props.onAddImage} openId={openId} onToggle={toggle} />
        </chakra.div>
        <chakra.div position="relative" minHeight={0} overflow="hidden">
          {picture ? <Stage productName={product.name} picture={picture} area={area} covered={covered} onShortcuts={openShortcuts} /> : null}
          {/* What little a sheet leaves of the stage belongs to what is chosen. */}
          <chakra.div position="absolute" insetBlockEnd={3} insetInline={3} display={{ base: covered > 0 ? 'none' : 'flex', lg: 'flex' }} flexWrap="wrap" gap={2} justifyContent="center" alignItems="end" pointerEvents="none">
            <AreaSwitcher areas={product.printAreas} areaId={area.id} />
            <ZoomBar onShortcuts={openShortcuts} />
          </chakra.div>
          <ComingPictures uploads={props.uploads} onDismiss={props.onUploadDismiss} />
          <Uploads uploads={props.uploads.filter((upload) => !isComingOnto(area.id)(upload))} onRetry={props.onUploadRetry} onDismiss={props.onUploadDismiss} />
          {opened || openId === 'goods' ? (
            <BottomSheet key={isGathering ? 'gathering' : (panel?.id ?? (isChosen ? 'inspector' : 'goods'))} onHeight={setCovered}>
              {opened ?? goods(close)}
            </BottomSheet>
          ) : null}
        </chakra.div>
        <chakra.div display={{ base: 'none', lg: 'block' }} borderInlineStartWidth="1px" overflowY="auto" minHeight={0}>
          {openPainter ? (
            <Suspense fallback={null}>
              <LiveStrip product={product} choices={props.choices} openPainter={openPainter} onEnlarge={setPreviewed} />
            </Suspense>
          ) : null}
          {opened ?? goods()}
        </chakra.div>
      </chakra.div>
      <chakra.div bg="bg" borderBlockStartWidth="1px" display={{ lg: 'none' }} paddingBlockEnd="env(safe-area-inset-bottom)">
        <ToolBar layout="bar" onAddText={props.onAddText} onAddImage={props.onAddImage} openId={openId} onToggle={toggle} onPreview={openPainter && (() => setPreviewed(area.id))} />
        <chakra.div paddingInline={4} paddingBlockEnd={2}>
          {purchase(() => setOpenId('check'))}
        </chakra.div>
      </chakra.div>
      {openPainter && previewed !== undefined ? (
        <Suspense fallback={null}>
          <PreviewDialog product={product} choices={props.choices} onChoose={props.onChoose} openPainter={openPainter} areaId={previewed} onClose={() => setPreviewed(undefined)} />
        </Suspense>
      ) : null}
      {hasShortcuts ? (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setShortcuts(false)} />
        </Suspense>
      ) : null}
    </CheckContext>
  )
}
