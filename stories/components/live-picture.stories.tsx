import type { Picture } from '@motif/contract'
import { LivePicture, type OpenLivePainter } from '@motif/ui/components/live-picture'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pictureOf } from '../fixtures/pictures.ts'

const white = pictureOf('tshirt-blank-white', 'Tee, white')
const navy = pictureOf('tshirt-blank-navy', 'Tee, navy')
const soon = [navy]
/** A picture that the server never delivers. */
const never: Picture = { ...navy, url: '/pictures/nothing-of-the-kind', alt: 'Tee, sage' }

const prepare = fn()

/** The play function reads the painted pixels repeatedly. */
const contextOf = (canvas?: HTMLCanvasElement | null) => canvas?.getContext('2d', { willReadFrequently: true })

/** Fake of the mockup renderer: fills the canvas with one colour per picture. */
const openPainter: OpenLivePainter = async (canvas) => ({
  show: async ({ url }) => {
    const context = contextOf(canvas)
    if (context) context.fillStyle = url === white.url ? '#f4f4f2' : '#9db19a'
    context?.fillRect(0, 0, canvas.width, canvas.height)
    return true
  },
  prepare,
  dispose: () => {}
})

function Switching({ to, isLive }: { to: Picture; isLive: boolean }) {
  const [picture, setPicture] = useState(white)
  return (
    <div style={{ width: 320 }}>
      <LivePicture
        picture={picture}
        sizes="320px"
        isPriority
        openPainter={isLive ? openPainter : undefined}
        next={soon}
      />
      <button type="button" onClick={() => setPicture(to)}>
        {to.alt}
      </button>
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Live picture',
  component: Switching,
  parameters: { layout: 'centered' },
  args: { to: navy, isLive: true }
})

const canvasOf = (element: HTMLElement) => element.querySelector('canvas')

export const TheServersPictureTakesOver = meta.story({
  tags: ['picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tee, navy' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Tee, navy' })).toBeVisible(), { timeout: 10_000 })
    await expect(canvasOf(canvasElement)).not.toBeVisible()
  }
})

export const PaintedWhileItIsOnTheWay = meta.story({
  tags: ['picture'],
  args: { to: never },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The painter opens when the browser is idle.
    await waitFor(() => expect(contextOf(canvasOf(canvasElement))?.getImageData(5, 5, 1, 1).data[3]).toBe(255), {
      timeout: 10_000
    })
    // The likely next picture is prepared in idle time as well.
    await waitFor(() => expect(prepare).toHaveBeenCalledWith(soon), { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Tee, sage' }))
    await waitFor(() => expect(canvasOf(canvasElement)).toBeVisible())
  }
})

export const ServersPicturesAlone = meta.story({
  tags: ['picture'],
  args: { isLive: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tee, navy' }))
    await expect(canvasOf(canvasElement)).not.toBeVisible()
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Tee, navy' })).toBeVisible(), { timeout: 10_000 })
  }
})
