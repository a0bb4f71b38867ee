import { chakra } from '@chakra-ui/react'
import { Button } from '@motif/ui/components/button'
import { IconButton } from '@motif/ui/components/icon-button'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

const bounds = { least: 0.1, most: 2 } as const
const step = 1.25

const within = (zoom: number) => Math.min(bounds.most, Math.max(bounds.least, zoom))

interface ViewportProps {
  label: string
  /** In pixels at 100 % text size. */
  size: { width: number; height: number }
  /** The `data-state` of the element that is scrolled into view. */
  follows?: string | undefined
  /** As high as its content. @default false */
  isWhole?: boolean
  children: ReactNode
}

/** A scrollable and zoomable area, by pointer and keyboard. */
export function Viewport({ label, size, follows, isWhole = false, children }: ViewportProps) {
  const region = useRef<HTMLDivElement>(null)
  const hint = useId()
  const [zoom, setZoom] = useState(1)
  const fit = () => {
    if (region.current === null) return
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const { clientWidth, clientHeight } = region.current
    // Without a lower limit: an overview must fit.
    setZoom(Math.min(bounds.most, clientWidth / (size.width * letters), clientHeight / (size.height * letters)))
  }
  const bring = () => {
    const around = region.current?.getBoundingClientRect()
    const found = region.current?.querySelector(`[data-state="${follows}"]`)?.getBoundingClientRect()
    if (around === undefined || found === undefined) return
    region.current?.scrollBy(
      found.x + found.width / 2 - around.x - around.width / 2,
      found.y + found.height / 2 - around.y - around.height / 2
    )
  }
  useEffect(bring, [follows, zoom])
  const keys: Partial<Record<string, () => void>> = {
    '+': () => setZoom(within(zoom * step)),
    '-': () => setZoom(within(zoom / step)),
    '0': fit,
    '1': () => setZoom(1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <chakra.div display="grid" gap={2} minWidth={0}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
        <IconButton label="Zoom out" icon={<Minus aria-hidden />} onClick={keys['-']} />
        <chakra.output minWidth={12} textAlign="center" textStyle="figure" aria-label="Zoom of the chart">
          {Math.round(zoom * 100)} %
        </chakra.output>
        <IconButton label="Zoom in" icon={<Plus aria-hidden />} onClick={keys['+']} />
        <Button onClick={fit}>Fit</Button>
        {follows === undefined ? null : <Button onClick={bring}>Find the state</Button>}
        <chakra.span id={hint} textStyle="small" color="fg.muted" dir="auto">
          In the chart: + and − zoom, 0 fits, 1 is full size, arrows scroll.
        </chakra.span>
      </chakra.div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- larger than its place, so it is scrolled and zoomed with the keyboard */}
      <chakra.section
        ref={region}
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={onKeyDown}
        overflow="auto"
        height={isWhole ? undefined : { base: '60vh', lg: '36rem' }}
        borderWidth="1px"
        borderRadius="panel"
        bg="bg"
        css={{ '& > *': { zoom } }}
      >
        {children}
      </chakra.section>
    </chakra.div>
  )
}
