import { chakra } from '@chakra-ui/react'
import { limits } from '@motif/contract/rules'
import type { ImageNode } from '@motif/design'
import type { Cutout, CutoutSettings } from '@motif/design/cutout'
import { m } from '@motif/messages'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { ProgressBar } from '../../../components/progress-bar/index.ts'
import { Skeleton } from '../../../components/skeleton/index.ts'
import { toaster } from '../../../components/toaster/index.ts'
import { useEditor, useEditorSetting } from '../../../editor/index.ts'
import { sentenceOf } from '../../../failure/index.ts'
import { PointPicture } from '../fields/point-picture.tsx'
import { SliderField } from '../fields/slider-field.tsx'
import { firstSettings, goneIn, useCutout } from './use-cutout.ts'

interface CutoutDialogProps {
  node: ImageNode
  onClose: () => void
}

/** Maximum tolerance of the slider; squared for fine control of small values. */
const widest = 0.45
const reachOf = (tolerance: number) => Math.round(Math.sqrt(tolerance / widest) * 100)
const toleranceOf = (reach: number) => (reach / 100) ** 2 * widest
const softest = 30

/** Background removal with live preview; replaces the picture when applied. */
export function CutoutDialog({ node, onClose }: CutoutDialogProps) {
  const { images } = useEditorSetting()
  const cutout = useCutout(images(node.image))
  const [settings, setSettings] = useState(firstSettings)
  const [picture, setPicture] = useState<ImageData>()
  const [isBroken, setBroken] = useState(false)
  const work = useApplying(node, onClose)

  useEffect(() => {
    let isOver = false
    cutout?.look(settings).then(
      (seen) => (seen && !isOver ? setPicture(seen) : undefined),
      () => (isOver ? undefined : setBroken(true))
    )
    return () => {
      isOver = true
    }
  }, [cutout, settings])

  const gone = picture && goneIn(picture)
  const isWorking = work.progress !== null
  const close = () => {
    work.stop()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={m.editor_cutout_title()}
      size="lg"
      footer={
        <>
          <Button onClick={isWorking ? work.stop : close}>{m.common_cancel()}</Button>
          <Button
            variant="accent"
            isBusy={isWorking}
            disabled={!cutout || gone === undefined || gone === 0 || gone === 100}
            onClick={() => void (cutout && work.start(cutout, settings))}
          >
            {m.editor_cutout_apply()}
          </Button>
        </>
      }
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 17rem' }}
        gap={{ base: 4, md: 6 }}
        alignItems="start"
      >
        <chakra.div display="grid" gap={2}>
          {cutout === null || isBroken ? (
            <Notice tone="bad">{m.editor_cutout_unreadable()}</Notice>
          ) : cutout === undefined ? (
            <Skeleton height="18rem" />
          ) : (
            <PointPicture
              width={cutout.width}
              height={cutout.height}
              label={m.editor_cutout_point()}
              picture={picture}
              isDisabled={isWorking}
              onPick={(at) => setSettings((all) => ({ ...all, picks: [...all.picks, at] }))}
            />
          )}
          <chakra.output textStyle="small" color="fg.muted" minHeight="1.5em">
            {gone === undefined
              ? ''
              : gone === 0
                ? m.editor_cutout_nothing()
                : gone === 100
                  ? m.editor_cutout_everything()
                  : m.editor_cutout_gone({ percent: gone })}
          </chakra.output>
        </chakra.div>
        <chakra.div display="grid" gap={3} alignContent="start">
          <chakra.p textStyle="small" color="fg.muted">
            {m.editor_cutout_help()}
          </chakra.p>
          <chakra.fieldset disabled={isWorking} minWidth={0} display="grid" gap={2}>
            <SliderField
              label={m.editor_cutout_reach()}
              min={1}
              max={100}
              value={reachOf(settings.tolerance)}
              format={(percent) => m.editor_percent({ percent })}
              onChange={(reach) => setSettings((all) => ({ ...all, tolerance: toleranceOf(reach) }))}
            />
            <SliderField
              label={m.editor_cutout_feather()}
              min={0}
              max={softest}
              value={settings.feather}
              format={String}
              onChange={(feather) => setSettings((all) => ({ ...all, feather }))}
            />
            <Checkbox
              checked={settings.isFromEdges}
              onChange={({ isChecked }) => setSettings((all) => ({ ...all, isFromEdges: isChecked }))}
            >
              {m.editor_cutout_edges()}
            </Checkbox>
            <Checkbox
              checked={settings.isEverywhere}
              onChange={({ isChecked }) => setSettings((all) => ({ ...all, isEverywhere: isChecked }))}
            >
              {m.editor_cutout_everywhere()}
            </Checkbox>
            <Button
              size="sm"
              variant="quiet"
              disabled={settings === firstSettings}
              justifySelf="start"
              marginInlineStart={-3}
              onClick={() => setSettings(firstSettings)}
            >
              <RotateCcw aria-hidden />
              {m.editor_cutout_again()}
            </Button>
          </chakra.fieldset>
          {work.progress === null ? null : <ProgressBar label={m.editor_cutout_working()} progress={work.progress} />}
          {work.failure === null ? null : <Notice tone="bad">{work.failure}</Notice>}
        </chakra.div>
      </chakra.div>
    </Dialog>
  )
}

/** Progress share of cutting; the rest is the upload. */
const cutting = 0.7

const nameOf = ({ name = '' }: ImageNode, type: string) =>
  `${name.replace(/\.\w+$/, '') || 'picture'}.${type === 'image/webp' ? 'webp' : 'png'}`

/** Cuts at full size, uploads, and replaces the picture. */
function useApplying(node: ImageNode, onDone: () => void) {
  const { commands, uploadSizes } = useEditor()
  const { originals, keepImage } = useEditorSetting()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const going = useRef<AbortController>(undefined)
  const stop = () => {
    going.current?.abort()
    setProgress(null)
  }
  useEffect(() => () => going.current?.abort(), [])

  async function start(cutout: Cutout, settings: CutoutSettings) {
    const { signal } = (going.current = new AbortController())
    setProgress(0)
    setFailure(null)
    const fail = (sentence: string) => {
      if (signal.aborted) return
      setProgress(null)
      setFailure(sentence)
    }
    try {
      const { file, width, height } = await cutout.apply(settings, {
        address: originals(node.image),
        most: limits.uploadBytesMax,
        signal,
        onProgress: (done) => setProgress(done * cutting)
      })
      const kept = await keepImage(new File([file], nameOf(node, file.type), { type: file.type }), {
        signal,
        onProgress: (done) => setProgress(cutting + done * (1 - cutting))
      })
      if (signal.aborted || kept.kind === 'stopped') return
      if (kept.kind === 'failed') return fail(sentenceOf(kept.failure))
      commands.replaceImage(node.id, kept)
      const before = uploadSizes.getSnapshot().get(node.image)
      if (before && width < before.width)
        toaster.show({ tone: 'info', title: m.editor_cutout_smaller({ width, height }) })
      onDone()
    } catch {
      fail(m.editor_cutout_failed())
    }
  }
  return { progress, failure, start, stop }
}
